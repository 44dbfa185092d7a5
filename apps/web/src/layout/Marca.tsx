import { Suspense, use } from 'react'
import { loadConfig } from '../lib/config.ts'
import { CompanyLogo, LogoMark } from '../ui/Logo.tsx'

/** Whose system this is: the company's symbol, a square that fits every menu. */
export const Marca = ({ size }: { readonly size: number }) => (
  <span style={{ display: 'block', width: size, height: size, overflow: 'hidden' }}>
    <Suspense fallback={<LogoMark size={size} />}>
      <Simbolo size={size} />
    </Suspense>
  </span>
)

function Simbolo({ size }: { readonly size: number }) {
  const { logoPequena } = use(loadConfig())
  // The link around it already says where it leads.
  return <CompanyLogo src={logoPequena} nome="" size={size} />
}
