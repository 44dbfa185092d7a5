import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { criarColaborador } from './colaboradores.ts'
import type { Client, TestApp } from './harness.ts'

let criados = 0

interface NovoPosto {
  /** Name of a scale of the demo company, or the kind of folguistas. */
  readonly escala: string
  readonly quantidade: number
  readonly login?: string
  readonly noEscopo?: boolean
  /** In the contract of another post. */
  readonly contratoId?: number
}

export interface PostoDeTeste {
  readonly id: number
  readonly contratoId: number
}

/** A post of its own in a contract that a login follows, or does not, with so many slots from last year on. */
export async function criarPosto(db: Db, novo: NovoPosto): Promise<PostoDeTeste> {
  criados += 1
  const { escala, quantidade, login = 'gestor', noEscopo = true, contratoId = null } = novo
  await sql`insert into escala (nome, tipo, entrada, saida, horas_semanais, dias, repouso)
    values ('Folguista de teste', 'folguista', '07:00', '16:00', 44, '{seg,ter,qua,qui,sex}', 'dom')
    on conflict (nome) do nothing`.execute(db)
  const { rows } = await sql<PostoDeTeste>`
    with co as (
      select po.contrato_id, po.cargo_id, po.local_id from posto po
        join contrato c on c.id = po.contrato_id and c.termino > date '2027-06-01'
        join cargo ca on ca.id = po.cargo_id and not ca.aso_de_risco
       where (${contratoId}::int is null or po.contrato_id = ${contratoId}) and (po.contrato_id in (
               select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
                where u.usuario = ${login})) = ${noEscopo}
       order by po.id limit 1),
    novo as (
      insert into posto (local_id, contrato_id, cargo_id, escala_id, requisitos)
      select local_id, contrato_id, cargo_id, (select id from escala where nome = ${escala}), ${`Teste ${criados}`} from co
      returning id, contrato_id),
    termos as (
      insert into posto_vigencia (posto_id, desde, quantidade, salario_previsto_centavos, preco_centavos)
      select id, '2025-01-01', ${quantidade}, 200000, 600000 from novo)
    select id, contrato_id from novo`.execute(db)
  const [posto] = rows
  if (!posto) throw new Error('No contract for a post')
  return posto
}

/** Somebody who holds a slot of a post from a day on: a cycle is counted from it. */
export async function criarNoPosto(
  db: Db,
  posto: PostoDeTeste,
  nome: string,
  desde: string,
): Promise<number> {
  criados += 1
  const id = await criarColaborador(db, {
    nome,
    matricula: `COB${process.pid}${criados}`,
    posto,
    admissao: desde,
  })
  await sql`insert into alocacao (vinculo_id, posto_id, inicio) values (${id}, ${posto.id}, ${desde}::date)`.execute(
    db,
  )
  return id
}

/** Writes days on which somebody is away, by a process of its own, as an approved one leaves them. Answers its id. */
export async function ausentar(
  { db }: TestApp,
  vinculoId: number,
  { inicio, fim }: { readonly inicio: string; readonly fim: string | null },
): Promise<number> {
  criados += 1
  const { rows } = await sql<{ id: number }>`
    insert into processo (tipo, numero, status, setor_origem, solicitante_id, contrato_id, vinculo_id, criado_em, atualizado_em)
    select 'afastamento', ${`AFA-TESTE-${process.pid}-${criados}`}, 'homologado', 1, (select min(id) from usuario),
           ve.contrato_id, ${vinculoId}, now(), now() from vinculo_versao ve where ve.vinculo_id = ${vinculoId}
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`insert into ausencia (vinculo_id, tipo, processo_id, inicio, fim, confirmada)
    values (${vinculoId}, 'afastamento', ${id}, ${inicio}::date, ${fim}::date, true)`.execute(db)
  return id
}

/** A post on the board of a person, on whatever page it is; undefined where it is not on it. */
export async function postoNoQuadro(client: Client, { id, contratoId }: PostoDeTeste) {
  for (let pagina = 1; ; pagina++) {
    const query = { contratoId: String(contratoId), pagina: String(pagina) }
    const { results, total, porPagina } = await client.call('GET /api/cobertura/quadro', { query })
    const posto = results.find((um) => um.id === id)
    if (posto || pagina * porPagina >= total) return posto
  }
}
