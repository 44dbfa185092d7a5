import { formatBytes, listarTipos, type Upload } from '@rh/domain/http/arquivo'

/** Describes the accepted files: `PDF, JPEG ou PNG, até 10 MB`. */
export const describeUpload = ({ tipos, maxBytes }: Upload): string =>
  `${listarTipos(tipos)}, até ${formatBytes(maxBytes)}`
