import { essential } from './essential.ts'

export interface DrawingProps {
  readonly size?: number | undefined
  /** Accessible name, for an icon without text beside it. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

interface PathProps extends DrawingProps {
  readonly path: string
  /** Directional icon: mirrored in right-to-left layouts. */
  readonly points?: boolean | undefined
}

/** Icon stroke on the shared grid. */
export const Drawing = ({ path, points, size = 20, label, className }: PathProps) => (
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
    data-aponta={points || undefined}
    style={{ flexShrink: 0, display: 'block' }}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={path} />
  </svg>
)

/** Icon of the small set that the sign-in page uses, without loading all others. */
export const EssentialIcon = ({
  name,
  ...props
}: DrawingProps & { readonly name: keyof typeof essential }) => <Drawing path={essential[name]} {...props} />
