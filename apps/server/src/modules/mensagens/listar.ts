import { sql, type RawBuilder } from 'kysely'
import { semAcento } from '@rh/domain/br/texto'
import type { AssuntoNaLista } from '@rh/domain/contract/mail'
import { POR_VEZ, type Caixa } from '@rh/domain/mensagens/limites'
import type { Db } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { lerNomes } from './nomes.ts'

/** Of each message, so much is shown. */
const TRECHO = 160
/** Words of one search, and as long as the index keeps one. */
const PALAVRAS = 8
const PALAVRA_MAXIMA = 40
/** Messages of one reading of a search: several of them may be of one subject. */
const ACHADAS = 60

interface Pedido {
  readonly caixa?: Caixa | undefined
  readonly etiqueta?: number | undefined
  readonly busca?: string | undefined
  readonly antesDe?: number | undefined
}

/** What is in each, and the message by which it stands in its order; an index of each has both. */
const daCaixa: Readonly<Record<Caixa, { onde: RawBuilder<unknown>; posicao: RawBuilder<unknown> }>> = {
  entrada: { onde: sql`x.recebida_id is not null and not x.arquivada`, posicao: sql`x.recebida_id` },
  enviadas: { onde: sql`x.enviada_id is not null`, posicao: sql`x.enviada_id` },
  estrela: { onde: sql`x.estrela`, posicao: sql`x.ultima_id` },
  arquivadas: { onde: sql`x.arquivada`, posicao: sql`x.ultima_id` },
}

/** Subjects of a person: of a box, of a label, or of the messages with all of the words; the latest first. */
export async function listAssuntos(db: Db, eu: number, pedido: Pedido) {
  if (pedido.busca) return buscar(db, eu, pedido.busca, pedido.antesDe)
  const { onde, posicao } = daCaixa[pedido.caixa ?? 'entrada']
  const [condicao, em] =
    pedido.etiqueta === undefined
      ? [onde, posicao]
      : [
          sql`exists (select from correspondencia_etiqueta e where e.usuario_id = ${eu}
                 and e.correspondencia_id = x.correspondencia_id and e.etiqueta_id = ${pedido.etiqueta})`,
          sql`x.ultima_id`,
        ]
  const linhas = await lerLinhas(
    db,
    eu,
    sql`select x.correspondencia_id, ${em} as carta_id from correspondencia_caixa x
         where x.usuario_id = ${eu} and ${condicao}
           ${pedido.antesDe === undefined ? sql`` : sql`and ${em} < ${pedido.antesDe}`}
         order by ${em} desc limit ${POR_VEZ + 1}`,
  )
  const results = linhas.slice(0, POR_VEZ)
  return { results, proxima: linhas.length > POR_VEZ ? (results.at(-1)?.mensagemId ?? null) : null }
}

/** The words of a search as the index has them; each may be the beginning of one. */
const palavrasDe = (busca: string): string[] =>
  semAcento(busca)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, PALAVRAS)
    .map((palavra) => palavra.slice(0, PALAVRA_MAXIMA))

async function buscar(db: Db, eu: number, busca: string, antesDe: number | undefined) {
  const palavras = palavrasDe(busca)
  if (palavras.length === 0) return { results: [], proxima: null }
  // Digits and letters alone: nothing of it could end the quotes.
  const consulta = [`'@${eu}'`, ...palavras.map((palavra) => `'${palavra}':*`)].join(' & ')
  const { rows } = await sql<{ id: number; correspondenciaId: number }>`
    select m.id, m.correspondencia_id from carta m
     where m.busca @@ ${consulta}::tsquery ${antesDe === undefined ? sql`` : sql`and m.id < ${antesDe}`}
     order by m.id desc limit ${ACHADAS}`.execute(db)
  // Of each subject the latest message that was found.
  const ids = [...new Map(rows.toReversed().map((um) => [um.correspondenciaId, um.id])).values()]
  const results = await lerLinhas(
    db,
    eu,
    sql`select m.correspondencia_id, m.id as carta_id from carta m
          join carta_leitor l on l.usuario_id = ${eu} and l.carta_id = m.id
         where m.id = any (${sql.val(ids)}::int[])`,
  )
  return { results, proxima: rows.length === ACHADAS ? (rows.at(-1)?.id ?? null) : null }
}

type Linha = Omit<AssuntoNaLista, 'para'> & { readonly para: string[] }

async function lerLinhas(db: Db, eu: number, escolha: RawBuilder<unknown>): Promise<AssuntoNaLista[]> {
  const { rows } = await sql<Linha>`
    with escolhidas as materialized (${escolha})
    select c.id, c.assunto, m.id as mensagem_id, au.nome as autor, m.autor_id = ${eu} as minha, m.para,
           left(m.texto, ${sql.lit(TRECHO)}) as trecho, m.enviada_em as em, x.quantas, x.nao_lidas, x.estrela, x.arquivada,
           exists (select from carta_anexo a where a.carta_id = m.id) as anexos,
           array(select e.etiqueta_id from correspondencia_etiqueta e
                  where e.usuario_id = ${eu} and e.correspondencia_id = c.id order by 1) as etiquetas
      from escolhidas es
      join correspondencia_caixa x on x.usuario_id = ${eu} and x.correspondencia_id = es.correspondencia_id
      join correspondencia c on c.id = es.correspondencia_id
      join carta m on m.id = es.carta_id
      join usuario au on au.id = m.autor_id
     order by m.id desc`.execute(db)
  const nomear = await lerNomes(
    db,
    rows.flatMap(({ para }) => para),
  )
  return rows.map((linha) => ({ ...linha, para: nomear(linha.para).map(({ nome }) => nome) }))
}

/** In how many subjects of the inbox something waits to be read. */
export async function contarNaoLidas(db: Db, usuarioId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`${prepared}
    select count(*)::int as total from correspondencia_caixa x
     where x.usuario_id = ${usuarioId} and x.nao_lidas > 0 and x.recebida_id is not null and not x.arquivada`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}
