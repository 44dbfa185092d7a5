import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { emPorcento } from '@rh/domain/relatorios/achado'
import { failure } from '../http/failure.ts'
import { createThreads } from '../threads-que-ficam.ts'
import { larguraUtil, type Timbre } from '../papeis/papel.ts'
import { caber, type Textos } from './caber.ts'
import type { Celula } from './celula.ts'
import type { Impresso } from './impresso.ts'
import type { Tabela } from './tabela.ts'

interface Emissao {
  readonly timbre: Timbre
  readonly por: string
  readonly emitidoEm: Temporal.ZonedDateTime
}

/** A list as a printed table, whole, set in a thread of its own. */
export async function* comoPdf(
  { nome, cabecalho, lotes, about, fuso }: Tabela,
  { timbre, por, emitidoEm }: Emissao,
): AsyncGenerator<Uint8Array, void, undefined> {
  const linhas: string[][] = []
  for await (const lote of lotes)
    linhas.push(...lote.map((linha) => linha.map((celula) => emPapel(celula, fuso))))
  const impresso: Impresso = {
    nome,
    cabecalho,
    linhas,
    ...naPagina({ cabecalho, linhas }),
    about: about.filter(([rotulo]) => !DO_RODAPE.has(rotulo)),
    por,
    emitidoEm: emitidoEm.toString(),
    timbre,
  }
  yield await comporEmThread(impresso)
}

/** Columns that an upright page holds. */
const COLUNAS_EM_PE = 5

/** Upright where it fits with its usual letters, on its side otherwise. Throws where not even the smallest fit. */
function naPagina(textos: Textos): Pick<Impresso, 'medidas' | 'deitado'> {
  const emPe = textos.cabecalho.length <= COLUNAS_EM_PE ? caber(textos, larguraUtil(false)) : null
  if (emPe) return { medidas: emPe, deitado: false }
  const medidas = caber(textos, larguraUtil(true))
  if (!medidas)
    throw failure('corpo_grande', {
      mensagem: 'As colunas escolhidas não cabem em uma folha.',
      acao: 'Escolha menos colunas e imprima de novo, ou exporte em Excel.',
    })
  return { medidas, deitado: true }
}

/** What the foot and the title of each page say already. */
const DO_RODAPE: ReadonlySet<string> = new Set(['Lista', 'Exportada por', 'Em'])

const threads = createThreads<Impresso, Uint8Array>(new URL('./pdf-thread.ts', import.meta.url))

const comporEmThread = (impresso: Impresso): Promise<Uint8Array> => threads.pedir(impresso)

const VAZIA = '–'

/** A value as people write it. */
function emPapel(celula: Celula, fuso: string): string {
  if (celula === null) return VAZIA
  if (celula.tipo === 'data') return formatData(celula.valor)
  if (celula.tipo === 'dinheiro') return formatDinheiro(celula.valor)
  if (celula.tipo === 'numero') return celula.valor.toLocaleString('pt-BR')
  if (celula.tipo === 'porcento') return emPorcento(celula.valor)
  if (celula.tipo === 'instante')
    return Temporal.Instant.from(celula.valor)
      .toZonedDateTimeISO(fuso)
      .toPlainDateTime()
      .toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
  return celula.valor
}
