import { sql } from 'kysely'
import type { CartaoInteiro } from '@rh/domain/contract/kanban'
import type { Db } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { lerReferencias, type Apontado } from '../referencia/referencias.ts'
import { listColunas, listEtiquetas, responsaveisSql, type Leitura } from './cartoes.ts'
import { setoresDoLeitor, slugDoSetor } from './setor.ts'

type Linha = Omit<CartaoInteiro, 'referencia' | 'kanban'> &
  Apontado & { readonly kanbanId: number; readonly kanban: string; readonly setorId: number }

/** A card with all that is on it. Throws 404 for one of another sector. */
export async function obterCartao(db: Db, id: number, { leitor, hoje }: Leitura): Promise<CartaoInteiro> {
  const { rows } = await sql<Linha>`
    select c.id, c.versao, c.coluna_id, c.titulo, c.descricao, c.vence, c.concluido_em is not null as concluido,
           c.arquivado_em is not null as arquivado, c.processo_id, c.vinculo_id, c.criado_em, autor.nome as criado_por,
           not exists (select from notificacao n where n.usuario_id = ${leitor.id} and n.lida_em is null
                        and n.kanban_cartao_id = c.id) as lido,
           c.kanban_id, k.nome as kanban, k.setor_id, ${responsaveisSql} as responsaveis,
           array(select ce.etiqueta_id from kanban_cartao_etiqueta ce join kanban_etiqueta e on e.id = ce.etiqueta_id
                  where ce.cartao_id = c.id and e.excluida_em is null order by e.id) as etiquetas,
           ${itens} as itens, ${comentarios} as comentarios, ${anexos} as anexos, ${historico} as historico
      from kanban_cartao c join kanban k on k.id = c.kanban_id join usuario autor on autor.id = c.criado_por
     where c.id = ${id} and k.setor_id = any (${sql.val(setoresDoLeitor(leitor))}::int[])`.execute(db)
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  const { processoId, vinculoId, kanbanId, kanban, setorId, ...cartao } = linha
  const [olhar, colunas, etiquetas] = await Promise.all([
    lerReferencias(db, [linha], { ator: leitor, hoje }),
    listColunas(db, kanbanId),
    listEtiquetas(db, kanbanId),
  ])
  return {
    ...cartao,
    referencia: olhar({ processoId, vinculoId }),
    kanban: { id: kanbanId, nome: kanban, setor: slugDoSetor(setorId), colunas, etiquetas },
  }
}

const itens = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'texto', i.texto, 'feito', i.feito) order by i.id), '[]')
  from kanban_item i where i.cartao_id = c.id and i.excluido_em is null)`

/** A moment as the calls say it, within a document. */
const em = (coluna: string) =>
  sql`to_char(${sql.ref(coluna)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const comentarios = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'autor', u.nome, 'em', ${em('o.em')},
    'texto', o.texto, 'citados', o.citados) order by o.id), '[]')
  from kanban_comentario o join usuario u on u.id = o.usuario_id where o.cartao_id = c.id)`

const anexos = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'nome', f.nome, 'tipo', f.tipo, 'bytes', f.bytes,
    'autor', u.nome, 'em', ${em('a.em')}) order by a.id), '[]')
  from kanban_anexo a join arquivo f on f.id = a.arquivo_id join usuario u on u.id = a.usuario_id
 where a.cartao_id = c.id and a.excluido_em is null)`

const historico = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'autor', u.nome, 'em', ${em('h.em')},
    'tipo', h.tipo, 'de', h.de, 'para', h.para) order by h.id desc), '[]')
  from (select * from kanban_evento e where e.cartao_id = c.id order by e.id desc limit ${sql.lit(100)}) h
  join usuario u on u.id = h.usuario_id)`
