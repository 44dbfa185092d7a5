import type { LinhaDeRelatorio, RespostaDoRelatorio } from '@rh/domain/contract/relatorios'
import type { DescricaoDoRelatorio } from '@rh/domain/contract/relatorios-catalogo'
import type { Filtros, Lista } from '@rh/domain/listas/define-list'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { DE_APOIO, query, type Read } from '../../lib/api/query.ts'
import type { DownloadKey } from '../../lib/api/file-transfer.ts'

export type Linha = LinhaDeRelatorio
export type Resposta = RespostaDoRelatorio
/** A report as the server describes it to this person. */
export type Relatorio = DescricaoDoRelatorio

export const relatoriosQuery = (setor: SetorSlug) => ({
  ...query('GET /api/relatorios/listar', { query: { setor } }),
  ...DE_APOIO,
})

export const salvosQuery = (setor: SetorSlug) =>
  query('GET /api/relatorios/salvos/listar', { query: { setor } })

/** A page of a report. */
export const lerRelatorio = ({ nome }: Relatorio, filtros: object): Read<Resposta> =>
  query(`GET /api/relatorios/${nome}`, { query: { ...filtros } })

export const chamadaDoArquivo = ({ nome }: Relatorio): DownloadKey => `GET /api/relatorios/${nome}/exportar`

/** The report as a list, whose columns, order and filters are in the address. */
export const listaDe = ({
  titulo,
  colunas,
  ordemPadrao,
  filtros,
  temPeriodo,
  temDia,
}: Relatorio): Lista<string, Filtros> => ({
  nome: titulo,
  // What is absent from an answer is absent, never undefined.
  colunas: colunas as Lista<string, Filtros>['colunas'],
  ordemPadrao,
  filtros: {
    ...(temPeriodo && ({ de: 'data', ate: 'data' } as const)),
    contratoId: 'id',
    ...Object.fromEntries(filtros.map(({ nome, rotulos }) => [nome, { umDe: codigosDe(rotulos), erro: '' }])),
    ...(temDia && ({ em: 'data' } as const)),
  },
})

const codigosDe = (rotulos: object) => Object.keys(rotulos) as [string, ...string[]]
