import { sql } from 'kysely'
import type { AssuntoAberto, MensagemInterna } from '@rh/domain/contract/mail'
import { MENSAGENS_POR_VEZ } from '@rh/domain/mensagens/limites'
import type { Db, Tx } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { lerReferencias, type Apontado } from '../referencia/referencias.ts'
import { lerNomes } from './nomes.ts'

/** Who reads, and on which day: what a message points at is shown as their pages show it. */
export interface Leitor {
  readonly ator: Quem
  readonly hoje: string
}

/** The files of a row, as JSON. */
export const anexosDe = (tabela: 'carta_anexo' | 'carta_rascunho_anexo', onde: ReturnType<typeof sql>) =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('id', ar.id, 'nome', ar.nome, 'tipo', ar.tipo, 'bytes', ar.bytes)
                        order by x.ordem)
        from ${sql.table(tabela)} x join arquivo ar on ar.id = x.arquivo_id where ${onde}), '[]')`

type Linha = Omit<MensagemInterna, 'para' | 'copia' | 'referencia'> &
  Apontado & { readonly para: string[]; readonly copia: string[] }

/**
 * A subject with the messages that were sent to a person, or by them. Throws 404 where there is none: the same answer as
 * for no such subject, for everybody; no role reads what was not sent to it.
 */
export async function obterAssunto(
  db: Db,
  leitor: Leitor,
  { id, antesDe }: { readonly id: number; readonly antesDe?: number | undefined },
): Promise<AssuntoAberto> {
  const eu = leitor.ator.id
  const { rows } = await sql<Omit<AssuntoAberto, 'mensagens' | 'maisAntes'>>`
    select c.id, c.assunto, x.estrela, x.arquivada,
           array(select e.etiqueta_id from correspondencia_etiqueta e
                  where e.usuario_id = ${eu} and e.correspondencia_id = c.id order by 1) as etiquetas,
           (select r.chave from carta_rascunho r join carta m on m.id = r.resposta_a
             where r.usuario_id = ${eu} and m.correspondencia_id = c.id order by r.salvo_em desc limit 1) as rascunho
      from correspondencia_caixa x join correspondencia c on c.id = x.correspondencia_id
     where x.usuario_id = ${eu} and x.correspondencia_id = ${id}`.execute(db)
  const [assunto] = rows
  if (!assunto) throw failure('nao_encontrado')
  const linhas = await lerLinhas(db, eu, { id, antesDe })
  const [nomear, olhar] = await Promise.all([
    lerNomes(
      db,
      linhas.flatMap(({ para, copia }) => [...para, ...copia]),
    ),
    lerReferencias(db, linhas, leitor),
  ])
  const mensagens = linhas
    .slice(0, MENSAGENS_POR_VEZ)
    .toReversed()
    .map(({ processoId, vinculoId, ...mensagem }) => ({
      ...mensagem,
      para: nomear(mensagem.para),
      copia: nomear(mensagem.copia),
      referencia: olhar({ processoId, vinculoId }),
    }))
  return { ...assunto, mensagens, maisAntes: linhas.length > MENSAGENS_POR_VEZ }
}

async function lerLinhas(
  db: Db,
  eu: number,
  { id, antesDe }: { readonly id: number; readonly antesDe?: number | undefined },
): Promise<Linha[]> {
  const { rows } = await sql<Linha>`
    select m.id, m.autor_id, au.nome as autor, m.para, m.copia, m.texto, m.enviada_em, l.lida_em,
           m.processo_id, m.vinculo_id, ${anexosDe('carta_anexo', sql`x.carta_id = m.id`)} as anexos,
           case when m.autor_id = ${eu} then (
             select jsonb_build_object('lidas', count(o.lida_em), 'total', count(*)) from carta_leitor o
              where o.carta_id = m.id and o.papel <> 'autor') end as leituras
      from carta m
      join carta_leitor l on l.usuario_id = ${eu} and l.carta_id = m.id
      join usuario au on au.id = m.autor_id
     where m.correspondencia_id = ${id} ${antesDe === undefined ? sql`` : sql`and m.id < ${antesDe}`}
     order by m.id desc limit ${MENSAGENS_POR_VEZ + 1}`.execute(db)
  return rows
}

/** The subject of a message that a person reads; null for any other. */
export async function assuntoDaMensagem(db: Db | Tx, usuarioId: number, id: number): Promise<number | null> {
  const lida = await db
    .selectFrom('cartaLeitor as l')
    .innerJoin('carta as m', 'm.id', 'l.cartaId')
    .select('m.correspondenciaId')
    .where('l.usuarioId', '=', usuarioId)
    .where('l.cartaId', '=', id)
    .executeTakeFirst()
  return lida?.correspondenciaId ?? null
}
