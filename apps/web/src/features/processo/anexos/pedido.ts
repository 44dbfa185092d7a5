import { formatDateTime } from '../../../lib/format.ts'
import type { ItemAnexo } from './anexos.ts'

/** A request for a document, in words: whom, and on which day. */
export const pedidoDito = ({ a, em }: NonNullable<ItemAnexo['pedido']>): string =>
  `Pedido a ${a} em ${formatDateTime(em).slice(0, 'dd/mm'.length)}`
