import { essential } from './essential.ts'

export interface DrawingProps {
  readonly size?: number | undefined
  /** Only for an icon that says something no text beside it says. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

interface PathProps extends DrawingProps {
  readonly path: string
  /** Points along the line of text: mirrored where it runs from right to left. */
  readonly points?: boolean | undefined
}

/** A stroke on the grid that all icons share. */
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

/** One of the few icons that a page without the whole set draws. */
export const EssentialIcon = ({
  name,
  ...props
}: DrawingProps & { readonly name: keyof typeof essential }) => <Drawing path={essential[name]} {...props} />
