import type { DocumentoDoCandidato, FichaDoCandidato } from '@rh/domain/contract/candidato'
import type { Respostas } from '@rh/domain/processos/admissao/candidato'
import type { RespostaDe } from './chamar.ts'
import type { FotoGuardada, RespostaGuardada } from './loja.ts'

/** Where the person is: before the two questions, before the notice, in the form, or at a link that does not hold. */
export type Passo = 'conferindo' | 'sem_conexao' | 'invalido' | 'perguntas' | 'aviso' | 'ficha'

/** What the page draws. */
export interface Estado {
  readonly passo: Passo
  readonly recusa: { readonly mensagem: string; readonly acao: string } | null
  readonly ficha: FichaDoCandidato | null
  readonly respostas: Respostas
  readonly documentos: readonly DocumentoDoCandidato[]
  /** Photographs of this phone, those that were refused among them. */
  readonly fotos: readonly FotoGuardada[]
  /** Answers and photographs that are on their way, or wait for it. */
  readonly porEnviar: number
  /** What the server said of the answers that it refused, by `chaveDe`. */
  readonly recusadas: Readonly<Record<string, string>>
  readonly rede: 'parada' | 'enviando' | 'sem_conexao'
  /** The phone has no room: what waits is on this page only. */
  readonly semLugar: boolean
  readonly listas: RespostaDe<'GET /api/candidato/listas'> | null
}

const VAZIO: Estado = {
  passo: 'conferindo',
  recusa: null,
  ficha: null,
  respostas: {},
  documentos: [],
  fotos: [],
  porEnviar: 0,
  recusadas: {},
  rede: 'parada',
  semLugar: false,
  listas: null,
}

export const chaveDe = (etapa: string, campo: string): string => `${etapa}.${campo}`

/** Answers with one more. */
export const comResposta = (
  respostas: Respostas,
  { etapa, campo, valor }: Pick<RespostaGuardada, 'etapa' | 'campo' | 'valor'>,
): Respostas => ({ ...respostas, [etapa]: { ...respostas[etapa], [campo]: valor } })

/** What is true now, and who is told when it changes. */
export function criarQuadro() {
  let estado = VAZIO
  const ouvintes = new Set<() => void>()
  return {
    ler: (): Estado => estado,
    mudar: (parte: Partial<Estado>): void => {
      estado = { ...estado, ...parte }
      for (const ouvinte of ouvintes) ouvinte()
    },
    assinar: (ouvinte: () => void): (() => void) => {
      ouvintes.add(ouvinte)
      return () => void ouvintes.delete(ouvinte)
    },
  }
}
export type Quadro = ReturnType<typeof criarQuadro>
