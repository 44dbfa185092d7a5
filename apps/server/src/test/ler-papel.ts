import type { Client } from './harness.ts'
import { textoDoPdf } from './pdf.ts'

interface Emitido {
  readonly id: number
  readonly papel: string
}

/** Prints a paper of a process and reads it, without its line breaks. */
export async function lerPapel(quem: Client, tipo: string, { id, papel }: Emitido): Promise<string> {
  const emitir = `POST /api/${tipo}/papel` as 'POST /api/remanejamento/papel'
  const emitido = await quem.call(emitir, { body: { [`${tipo}Id`]: id, papel } as never })
  const ler = `GET /api/${tipo}/papel/:id` as 'GET /api/remanejamento/papel/:id'
  const arquivo = await quem.call(ler, { params: { id: emitido.id } })
  return textoDoPdf(new Uint8Array(await arquivo.arrayBuffer())).replaceAll(/\s+/g, ' ')
}
