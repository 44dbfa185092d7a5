import { Fragment } from 'react'

/** A code in parts, such as `2026-00042` or `PRO-2026-000042`. */
const CODE = /((?:[A-Z]+-)?\d+-\d+)/

/** Text of which no code is broken at its hyphens, however narrow its line. */
export const WholeCodes = ({ text }: { readonly text: string }) =>
  text.split(CODE).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  )
