interface LogoMarkProps {
  readonly size?: number
}

interface CompanyLogoProps extends LogoMarkProps {
  /** Address of the company's own logo; null for the product's mark. */
  readonly src: string | null
  readonly nome: string
}

/** Company logo, as high as the mark it replaces. */
export const CompanyLogo = ({ src, nome, size = 40 }: CompanyLogoProps) =>
  src === null ? (
    <LogoMark size={size} />
  ) : (
    <img
      src={src}
      alt={nome}
      height={size}
      style={{ display: 'block', maxWidth: size * 5, objectFit: 'contain' }}
    />
  )

/** Product mark: a drop that is also a person, in the accent colour. The splash screen in index.html repeats it. */
export const LogoMark = ({ size = 40 }: LogoMarkProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 40 40"
    aria-hidden
    focusable="false"
    style={{ display: 'block' }}
  >
    <rect width="40" height="40" rx="12" fill="var(--rh-palette-primary-main)" />
    <path
      d="M20 6.5c4.6 5.2 9.5 10.3 9.5 16.2a9.5 9.5 0 0 1-19 0c0-5.9 4.9-11 9.5-16.2z"
      fill="var(--rh-palette-primary-contrastText)"
    />
    <circle cx="20" cy="19.5" r="3.2" fill="var(--rh-palette-primary-main)" />
    <path d="M13.7 28.3c.9-2.9 3.3-4.6 6.3-4.6s5.4 1.7 6.3 4.6" fill="var(--rh-palette-primary-main)" />
  </svg>
)
