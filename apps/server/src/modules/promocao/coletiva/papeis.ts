import { FOLHAS_POR_ARQUIVO } from '@rh/domain/processos/promocao/coletiva'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import type { Deps } from '../../../deps.ts'
import { imprimir } from '../../../papeis/imprimir.ts'
import { comTimbre, type Papel, type Timbre } from '../../../papeis/papel.ts'

/** People of one file of papers with a page each; files are numbered from 1. */
export const doArquivo = <P>(todas: readonly P[], parte: number): readonly P[] =>
  todas.slice((parte - 1) * FOLHAS_POR_ARQUIVO, parte * FOLHAS_POR_ARQUIVO)

interface PapelColetivo {
  readonly papel: Papel
  readonly timbre: Timbre
  /** Name of the batch: it stands on each page, and in the name of the file. */
  readonly titulo: string
  /** Name of the paper, as the screen lists it. */
  readonly nome: string
}

/** Sets a paper of a batch in PDF. */
export async function imprimirColetivo(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { papel, timbre, titulo, nome }: PapelColetivo,
): Promise<ArquivoServido> {
  const emitidoEm = clock.agora().toZonedDateTimeISO(config.empresaFuso)
  const { conteudo } = await imprimir(comTimbre(papel, { timbre, referencia: titulo, emitidoEm }))
  return { tipo: 'application/pdf', conteudo, nome: `${nome} - ${titulo}.pdf` }
}
