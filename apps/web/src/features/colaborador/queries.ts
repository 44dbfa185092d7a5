import { keepPreviousData, type QueryFunction } from '@tanstack/react-query'
import { call, type ApiKey, type ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'

export type Ficha = ReplyOf<'GET /api/colaborador/obter/:id'>
export type Versao = Ficha['versoes'][number]
export type Acompanhamento = NonNullable<Ficha['acompanhamento']>
export type Dependente = ReplyOf<'GET /api/colaborador/dependentes/:id'>['results'][number]
export type Documento = ReplyOf<'GET /api/colaborador/documentos/:id'>['results'][number]
export type DocumentoDaAdmissao = ReplyOf<'GET /api/colaborador/documentos/:id'>['daAdmissao'][number]
export type TipoDeDocumento = ReplyOf<'GET /api/colaborador/documentos/:id'>['tipos'][number]
export type Ferias = ReplyOf<'GET /api/colaborador/ferias/:id'>
export type PeriodoDeFerias = Ferias['periodos'][number]
export type OcorrenciaDeFerias = Ferias['ocorrencias'][number]
export type Contados = ReplyOf<'POST /api/colaborador/ferias/ocorrencia/verificar'>
export type Entrega = ReplyOf<'GET /api/colaborador/uniformes/:id'>['results'][number]
export type ItemDeUniforme = ReplyOf<'GET /api/colaborador/uniformes/:id'>['itens'][number]

const daFicha = (id: number, em?: string) => ({
  params: { id: String(id) },
  query: em === undefined ? {} : { em },
})

/**
 * Reads the file of today with what its first tab shows beside it: one call the first time, and after it, when something
 * changed, each by itself.
 */
const lerPagina =
  (id: string): QueryFunction<Ficha> =>
  async ({ client, signal }) => {
    const deste = { params: { id }, signal }
    const processos = processosQuery(Number(id))
    if (client.getQueryState(processos.queryKey))
      return call('GET /api/colaborador/obter/:id', { ...deste, query: {} })
    const lida = await call('GET /api/colaborador/pagina/:id', deste)
    client.setQueryData(processos.queryKey, lida.processos)
    if (lida.estabilidades) client.setQueryData(estabilidadesQuery(Number(id)).queryKey, lida.estabilidades)
    return lida.ficha
  }

/** The file, as on a day where one is given; the former stays on screen while another day is fetched. */
export const fichaQuery = (id: string, em: string | undefined) => ({
  ...query('GET /api/colaborador/obter/:id', { params: { id }, query: em === undefined ? {} : { em } }),
  ...(em === undefined && { queryFn: lerPagina(id) }),
  placeholderData: keepPreviousData,
})

/** The day that the parts of a file are asked for: none for today, so that they are fetched once. */
const diaDe = ({ em, tempo }: Ficha): string | undefined => (tempo === 'hoje' ? undefined : em)

export const dependentesQuery = (ficha: Ficha) =>
  query('GET /api/colaborador/dependentes/:id', daFicha(ficha.id, diaDe(ficha)))
export const documentosQuery = (ficha: Ficha) =>
  query('GET /api/colaborador/documentos/:id', daFicha(ficha.id, diaDe(ficha)))
export const uniformesQuery = (ficha: Ficha) =>
  query('GET /api/colaborador/uniformes/:id', daFicha(ficha.id, diaDe(ficha)))
export const feriasQuery = (id: number) =>
  query('GET /api/colaborador/ferias/:id', { params: { id: String(id) } })
export const estabilidadesQuery = (id: number) =>
  query('GET /api/colaborador/estabilidades/:id', { params: { id: String(id) } })
export const processosQuery = (id: number) =>
  query('GET /api/colaborador/processos', { query: { colaboradorId: String(id) } })
export const afastamentosQuery = (id: number) =>
  query('GET /api/afastamento/listar', {
    query: { colaboradorId: String(id), porPagina: '100', ordenar: '-data' },
  })
/** A leave with what it does elsewhere, as far as this person is told. */
export const afastamentoQuery = (id: number) =>
  query('GET /api/afastamento/obter/:id', { params: { id: String(id) } })
export const historicoQuery = (id: number) =>
  query('GET /api/colaborador/historico/:id', { params: { id: String(id) } })
export const alteracoesQuery = (id: number, pagina: number) =>
  query('GET /api/colaborador/alteracoes/:id', {
    params: { id: String(id) },
    query: { pagina: String(pagina) },
  })

/** What every change of a file makes old. */
export const daFichaToda = [
  'GET /api/colaborador/obter/:id',
  'GET /api/colaborador/historico/:id',
  'GET /api/colaborador/alteracoes/:id',
  'GET /api/colaborador/listar',
  'GET /api/colaborador/inicio',
] as const satisfies readonly ApiKey[]
