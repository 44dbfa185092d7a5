import { isIconName, paths, type IconName } from './paths.ts'
import { pointing } from './pointing.ts'

interface IconProps {
  /** A name of the set; an unknown one, as an old record may carry, draws a dot. */
  readonly name: IconName | (string & {})
  readonly size?: number
  /** Only for an icon that says something no text beside it says. */
  readonly label?: string
  readonly className?: string
}

export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      data-aponta={pointing.has(name) || undefined}
      style={{ flexShrink: 0, display: 'block' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[isIconName(name) ? name : 'ponto']} />
    </svg>
  )
}
