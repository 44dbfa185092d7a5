import { sql } from 'kysely'
import type { AlteracaoUsuario } from '@rh/domain/contract/usuarios'
import { emTexto, type LinhaDaTrilha, type NomesDaTrilha } from '@rh/domain/usuarios/alteracoes'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import { requireUsuario } from './sessoes.ts'

interface Pagina {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
  readonly ordenar?: string | undefined
}

type Evento = Omit<AlteracaoUsuario, 'titulo' | 'linhas'> & { readonly trilha: readonly LinhaDaTrilha[] }

/** The trail of a user, one event per request that wrote it, in words. */
export async function listAlteracoes(db: Db, usuarioId: number, query: Pagina, fuso: string) {
  await requireUsuario(db, usuarioId)
  const from = sql`
    select max(a.sequencia) as id, max(a.em) as em, quem.nome as autor, a.ip,
           jsonb_agg(jsonb_build_object('tabela', a.tabela, 'operacao', a.operacao, 'mudancas', a.mudancas)
             order by a.sequencia) as trilha
      from auditoria a left join usuario quem on quem.id = a.usuario_id
     where a.entidade = 'usuario' and a.registro = ${usuarioId}
     group by a.usuario_id, quem.nome, a.ip, coalesce(a.requisicao, a.sequencia::text)`
  const colunas = { em: sql`achados.em` }
  const page = await listPage<Evento>(db, query, { from, colunas, ordemPadrao: '-em' })
  const nomes = await findNomes(
    db,
    page.results.flatMap(({ trilha }) => trilha),
    fuso,
  )
  const results = page.results.map(({ trilha, ...evento }) => {
    const { titulo, linhas } = emTexto(trilha, nomes)
    return { ...evento, titulo, linhas: [...linhas] }
  })
  return { ...page, results }
}

/** Every number that a column of the trail ever was, on either side of a change. */
const idsEm = (trilha: readonly LinhaDaTrilha[], coluna: string): number[] => [
  ...new Set(
    trilha
      .flatMap(({ mudancas }) => mudancas[coluna] ?? [])
      .filter((valor): valor is number => typeof valor === 'number'),
  ),
]

async function findNomes(db: Db, trilha: readonly LinhaDaTrilha[], fuso: string): Promise<NomesDaTrilha> {
  const nomear = async (consulta: ReturnType<typeof sql<{ id: number; nome: string }>>) => {
    const { rows } = await consulta.execute(db)
    const nomes = new Map(rows.map(({ id, nome }) => [id, nome]))
    return (id: number) => nomes.get(id) ?? `nº ${id}`
  }
  const [grupo, contrato, vinculo] = await Promise.all([
    nomear(sql`select id, nome from grupo where id = any (${idsEm(trilha, 'grupo_id')})`),
    nomear(sql`select co.id, co.numero || ' · ' || cl.nome_fantasia as nome
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.id = any (${idsEm(trilha, 'contrato_id')})`),
    nomear(sql`select v.id, coalesce(pe.nome_social, pe.nome) || ' (' || v.matricula || ')' as nome
      from vinculo v join pessoa pe on pe.id = v.pessoa_id
     where v.id = any (${idsEm(trilha, 'vinculo_id')})`),
  ])
  return { grupo, contrato, vinculo, quando: (instante) => formatInstante(instante, fuso) }
}

/** `20/11/2026, 14:00`, in company time. */
const formatInstante = (instante: string, fuso: string): string =>
  Temporal.Instant.from(instante)
    .toZonedDateTimeISO(fuso)
    .toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
