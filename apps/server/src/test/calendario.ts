import type { DadosDoEvento } from '@rh/domain/contract/calendario'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { abrirPessoas } from './pessoas.ts'

export const MANAUS = 1302603
/** The days that are looked at where a test says no others. */
export const DE = '2026-11-01'
export const ATE = '2026-12-31'

const LOGINS = [
  'administrador',
  'gestor',
  'assistente.gestor',
  'gerente.rh',
  'cadastro',
  'comercial',
  'vagas',
  'almoxarifado',
]

interface Quais {
  readonly setor: SetorSlug
  readonly de?: string
  readonly ate?: string
  readonly contratoId?: number
  readonly tipos?: string
}

/** An event as its form says it; each test changes what it is about. */
export const reuniao: DadosDoEvento = {
  setor: 'rh',
  titulo: 'Reunião da folha',
  descricao: null,
  inicio: '2026-12-01',
  fim: '2026-12-01',
  horaInicio: '14:00',
  horaFim: '15:00',
  contratoId: null,
  doSetor: false,
  lembrete: null,
}

/** The demo company for the tests of one file about the calendar, with everybody signed in who looks at it. */
export function abrirCalendario() {
  const empresa = abrirPessoas<string>(LOGINS)
  const { entrar, pessoa } = empresa

  const calendario = (login: string, { de = DE, ate = ATE, ...quais }: Quais) =>
    pessoa(login).call('GET /api/calendar', { query: { de, ate, ...quais } })
  const itens = (login: string, { de = DE, ate = ATE, ...quais }: Quais & { pagina?: number }) =>
    pessoa(login).call('GET /api/calendar/itens', { query: { de, ate, ...quais } })
  const contratosDoGestor = async (): Promise<number[]> => {
    const linhas = await empresa.rh.db
      .selectFrom('usuarioContrato as uc')
      .innerJoin('usuario as u', 'u.id', 'uc.usuarioId')
      .select('uc.contratoId')
      .where('u.usuario', '=', 'gestor')
      .execute()
    return linhas.map(({ contratoId }) => contratoId)
  }
  const criar = async (login: string, mudanca: Partial<DadosDoEvento>) =>
    (await pessoa(login).call('POST /api/calendar', { body: { ...reuniao, ...mudanca } })).id
  const titulos = async (login: string, setor: SetorSlug, contratoId?: number) =>
    (await calendario(login, { setor, ...(contratoId !== undefined && { contratoId }) })).eventos.map(
      ({ titulo }) => titulo,
    )
  /** Moves the places of a contract to Manaus, where it is an hour earlier. */
  const emManaus = (contratoId: number) =>
    empresa.rh.db
      .updateTable('local')
      .set({ municipioIbge: MANAUS })
      .where('contratoId', '=', contratoId)
      .execute()

  return {
    get rh() {
      return empresa.rh
    },
    pessoa,
    entrar,
    calendario,
    itens,
    contratosDoGestor,
    criar,
    titulos,
    emManaus,
  }
}
