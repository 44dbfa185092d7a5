import type { Grupo } from '@rh/domain/setores/grupos'
import type { RawValue } from '@rh/domain/processo/raw-form'
import type { AgendaDemo, Correcao, EventoDemo, ParecerDemo, Passo, Peca, Roteiro } from './roteiro.ts'
import { usuariosDemo } from '../usuarios.ts'

// Where a process of the demo stands while its script is played, and what was noted of it so far.

export const pessoaDe = (login: string): { id: number; grupos: readonly Grupo[] } => {
  const id = usuariosDemo.findIndex(({ usuario }) => usuario === login)
  const usuario = usuariosDemo[id]
  if (!usuario) throw new Error(`No demo user ${login}`)
  return { id, grupos: usuario.grupos }
}

export const diaDe = (em: string, fuso: string): string =>
  Temporal.Instant.from(em).toZonedDateTimeISO(fuso).toPlainDate().toString()

export const iso = (momento: Temporal.Instant): string => momento.toString({ fractionalSecondDigits: 3 })

/** The form before its corrections. */
const antesDasCorrecoes = <D>(peca: Peca<D>, { dados, passos }: Roteiro<D>): D =>
  passos.reduce(
    (form, passo) => escritasDe(passo).reduce((antes, onde) => peca.comCampo(antes, onde, onde.de), form),
    dados,
  )

/** The fields that a step of a script writes, each with what it was before. */
export function escritasDe(
  passo: Passo,
): readonly (Omit<Correcao, 'de'> & { readonly de: RawValue | undefined })[] {
  if ('corrigir' in passo) return [passo]
  if (!('ato' in passo)) return []
  return Object.entries(passo.de).map(([campo, de]) => ({ corrigir: '', campo, de }))
}

export interface Cena<D> {
  readonly peca: Peca<D>
  readonly roteiro: Roteiro<D>
  readonly solicitanteId: number
  readonly eventos: EventoDemo[]
  readonly pareceres: Map<string, ParecerDemo>
  status: string
  versao: number
  dataSolicitacao: string | null
  dataEfetivacao: string | null
  dados: D
  enviados: D | null
  agenda: AgendaDemo | null
}

export const abrirCena = <D>(peca: Peca<D>, roteiro: Roteiro<D>): Cena<D> => ({
  peca,
  roteiro,
  solicitanteId: pessoaDe(roteiro.solicitante).id,
  eventos: [],
  pareceres: new Map(),
  status: peca.process.initial,
  versao: 1,
  dataSolicitacao: null,
  dataEfetivacao: null,
  dados: antesDasCorrecoes(peca, roteiro),
  enviados: null,
  agenda: null,
})

export const situacaoDe = <D>({ status, pareceres, solicitanteId }: Cena<D>) => ({
  status,
  pareceres: Object.fromEntries([...pareceres].map(([nome, { decisao }]) => [nome, decisao])),
  autores: Object.fromEntries(
    [...pareceres].flatMap(([nome, { autor }]) => (autor === null ? [] : [[nome, pessoaDe(autor).id]])),
  ),
  solicitanteId,
})

type NovoEvento = Partial<EventoDemo> & Pick<EventoDemo, 'tipo' | 'em' | 'autor'>

export function anotar<D>(cena: Cena<D>, evento: NovoEvento): void {
  cena.eventos.push({
    nome: null,
    de: null,
    para: null,
    motivo: null,
    itens: [],
    mudancas: [],
    pareceres: [],
    dados: {},
    ...evento,
  })
}
