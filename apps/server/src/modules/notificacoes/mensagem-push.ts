import type { Assunto } from '@rh/domain/avisos/ajustes'
import { isDevolvido, PARAMETRO_CORRIGIR } from '@rh/domain/processo/devolucao'
import { processos } from '@rh/domain/processos/processos'
import type { Grupo } from '@rh/domain/setores/grupos'
import { canOpen, hrefOf, setoresDe } from '@rh/domain/setores/rotas'

/** What a browser shows, and where a click leads. Names nobody and says nothing of what happened. */
export interface MensagemPush {
  readonly titulo: string
  readonly corpo: string
  /** Path of the page; the browser adds its own origin. */
  readonly url: string
  /** A newer message with the same mark takes the place of this one. */
  readonly marca: string
}

/** An alert, as far as a message may tell of it. */
export interface AvisoDoPush {
  readonly id: number
  readonly assunto: Assunto
  readonly processoId: number | null
  readonly tipo: string | null
  readonly status: string | null
  readonly solicitanteId: number | null
}

interface ParaQuem {
  readonly id: number
  readonly grupos: readonly Grupo[]
}

const INICIO = '/'
/** What asks something of the person is told before what only informs. */
const ordem = ['vez', 'citacao', 'andamento', 'sistema'] as const satisfies readonly Assunto[]

const frases: Readonly<Record<Assunto, (onde: string) => string>> = {
  vez: (onde) => `Há algo esperando por você em ${onde}`,
  citacao: (onde) => `Alguém citou você em ${onde}`,
  andamento: (onde) => `Um pedido seu andou em ${onde}`,
  sistema: (onde) => `Há um aviso em ${onde}`,
}

/** One message for all that a person is told at once. */
export function mensagemDe(empresa: string, pessoa: ParaQuem, avisos: readonly AvisoDoPush[]): MensagemPush {
  const porRegistro = [...new Map(avisos.map((um) => [um.processoId ?? `aviso ${um.id}`, um])).values()]
  const [primeiro] = porRegistro.toSorted((a, b) => ordem.indexOf(a.assunto) - ordem.indexOf(b.assunto))
  if (!primeiro) throw new Error('A message of no alerts')
  const process = processos.find(({ name }) => name === primeiro.tipo)
  if (porRegistro.length > 1 || !process || primeiro.processoId === null)
    return {
      titulo: empresa,
      corpo:
        porRegistro.length > 1 ? `Há ${porRegistro.length} avisos novos para você` : 'Há um aviso para você',
      url: INICIO,
      marca: 'avisos',
    }
  return {
    titulo: empresa,
    corpo: frases[primeiro.assunto](process.label.one),
    url: hrefDe(pessoa, primeiro.processoId, primeiro) ?? INICIO,
    marca: `processo-${primeiro.processoId}`,
  }
}

/** The record, in the first sector in which the person opens it; null where they open it in none. */
function hrefDe({ id: usuarioId, grupos }: ParaQuem, id: number, aviso: AvisoDoPush): string | null {
  const { tipo, status, solicitanteId } = aviso
  const process = processos.find(({ name }) => name === tipo)
  // Every process has this view, with the same parameter.
  const view = `${tipo}.visualizar` as 'admissao.visualizar'
  const setor = setoresDe(grupos).find((slug) => canOpen(slug, view, grupos))
  if (!process || !setor) return null
  const corrigir = solicitanteId === usuarioId && status !== null && isDevolvido(process, status)
  return `${hrefOf(setor, view, { id })}${corrigir ? `?${PARAMETRO_CORRIGIR}=1` : ''}`
}
