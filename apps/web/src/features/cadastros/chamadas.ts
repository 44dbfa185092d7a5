import type { NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import type { ApiKey, ReplyOf } from '../../lib/api/api.ts'
import { query, type Read } from '../../lib/api/query.ts'
import type { ListReply } from '../../ui/table/DataList.tsx'

// Every register answers the same calls under its own name. A generic screen cannot tell the compiler which one it
// shows, so here, and only here, the calls of one register stand for those of all.

export type LinhaDe<N extends NomeDeCadastro> = ReplyOf<`GET /api/${N}/:id`>
export type Historico = ReplyOf<'GET /api/cargo/historico/:id'>['results'][number]

type Um = 'cargo'
export const chaves = (nome: NomeDeCadastro) => ({
  listar: `GET /api/${nome}/listar` as `GET /api/${Um}/listar`,
  exportar: `GET /api/${nome}/exportar` as `GET /api/${Um}/exportar`,
  obter: `GET /api/${nome}/:id` as `GET /api/${Um}/:id`,
  historico: `GET /api/${nome}/historico/:id` as `GET /api/${Um}/historico/:id`,
  uso: `GET /api/${nome}/uso/:id` as `GET /api/${Um}/uso/:id`,
  criar: `POST /api/${nome}/criar` as `POST /api/${Um}/criar`,
  editar: `PUT /api/${nome}/editar` as `PUT /api/${Um}/editar`,
  ativar: `POST /api/${nome}/ativar` as `POST /api/${Um}/ativar`,
})

export const listarQuery = <N extends NomeDeCadastro>(
  nome: N,
  filtros: object,
): Read<ListReply<LinhaDe<N> & object>> =>
  query(chaves(nome).listar, { query: filtros }) as unknown as Read<ListReply<LinhaDe<N> & object>>

export const obterQuery = <N extends NomeDeCadastro>(nome: N, id: number): Read<LinhaDe<N>> =>
  query(chaves(nome).obter, { params: { id: String(id) } }) as unknown as Read<LinhaDe<N>>

export const historicoQuery = (nome: NomeDeCadastro, id: number) =>
  query(chaves(nome).historico, { params: { id: String(id) } })

/** Who uses a record, read each time it is asked: people and posts move without the register changing. */
export const usoQuery = (nome: NomeDeCadastro, id: number) => ({
  ...query(chaves(nome).uso, { params: { id: String(id) } }),
  staleTime: 0,
})

/** What a change of a register makes old: its lists, the record, its history and the counts of the index. */
export const envelhecidas = (nome: NomeDeCadastro): ApiKey[] => {
  const { listar, obter, historico } = chaves(nome)
  return [listar, obter, historico, 'GET /api/cadastros/contagens']
}
