import { sql } from 'kysely'
import type { demissaoContract } from '@rh/domain/contract/demissao'
import type { StatusOf } from '@rh/domain/processo/define'
import { demissao } from '@rh/domain/processos/demissao/demissao'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { hojeEm } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { write } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import type { Handlers } from '../../http/serve.ts'
import { atosHandlers, type DepsDoMotor } from '../processo/montar.ts'
import { requireVinculo } from '../colaborador/vinculo.ts'
import { avisosDa, causasOferecidas, findSituacao } from './abertura.ts'
import { lembrar, listLembretes } from './lembretes.ts'
import { contarMomentos, listagemDemissao } from './lista.ts'
import { moduloDemissao } from './modulo.ts'
import { contarVisiveis } from '../processo/listas/listagem.ts'
import { listasDoTipo } from '../processo/listas/listas.ts'

type Proprias =
  | `POST /api/demissao/${'calculo' | 'complemento' | 'prorrogacao' | 'recontratacao'}`
  | 'POST /api/demissao/lembrete'
  | `GET /api/demissao/${'causas' | 'opcoes' | 'colaborador' | 'processos' | 'momentos' | 'vaga'}`

/** The calls of a dismissal that no other kind has. */
export function demissaoHandlers(deps: DepsDoMotor): Handlers<Pick<typeof demissaoContract, Proprias>> {
  const { db } = deps
  const fuso = deps.config.empresaFuso
  const ato = atosHandlers(moduloDemissao(fuso), deps)
  const listas = listasDoTipo(listagemDemissao)
  const hoje = () => hojeEm(deps.clock.agora(), fuso)
  return {
    'POST /api/demissao/calculo': ato('calculo'),
    'POST /api/demissao/complemento': ato('complemento'),
    'POST /api/demissao/prorrogacao': ato('prorrogacao'),
    'POST /api/demissao/recontratacao': ato('recontratacao'),
    'GET /api/demissao/causas': async ({ query, request: { ator } }) => {
      if (query.colaborador === undefined) return { results: causasOferecidas(ator.grupos, null) }
      await requireVinculo(db, query.colaborador, ator, hoje())
      const { contrato } = await findSituacao(db, { vinculoId: query.colaborador, ator, hoje: hoje() })
      return { results: causasOferecidas(ator.grupos, contrato.tipo) }
    },
    'GET /api/demissao/opcoes': async ({ query }) => ({ results: avisosDa(query.causa) }),
    'GET /api/demissao/colaborador': async ({ query, request: { ator } }) => {
      await requireVinculo(db, query.colaborador, ator, hoje())
      return findSituacao(db, { vinculoId: query.colaborador, ator, hoje: hoje() })
    },
    // The rows are as the list declares them: the engine composes both calls from the same declaration.
    'GET /api/demissao/processos': ({ query, request }) =>
      listas.listar(deps, request, query) as Promise<never>,
    'GET /api/demissao/momentos': async ({ query, request }) => ({
      contagens: await contarMomentos(db, request.ator, query),
      total: await contarVisiveis(db, demissao, request.ator, query),
    }),
    'POST /api/demissao/lembrete': ({ body: { colaboradorId, dia }, request }) =>
      write(deps, request, async (work) => {
        const { id: vinculoId } = await requireVinculo(work.tx, colaboradorId, request.ator, hoje())
        const quem = { vinculoId, usuarioId: request.ator.id }
        await lembrar(work, { ...quem, dia }, hoje())
        return { lembretes: await listLembretes(work.tx, quem, hoje()) }
      }),
    'GET /api/demissao/vaga': async ({ query, request: { ator } }) => {
      const { id, nome, matricula } = await requireVinculo(db, query.colaborador, ator, hoje())
      return {
        colaborador: { id, nome, matricula, ...(await findLugar(db, id, hoje())) },
        demissao: await findNaVaga(db, id),
      }
    },
  }
}

/** Where the person works on a day. */
async function findLugar(db: Db, vinculoId: number, dia: string) {
  const { rows } = await sql<{ cargo: string; posto: string; contrato: string }>`
    select ca.titulo as cargo, lo.nome as posto, co.numero || ' · ' || cl.nome_fantasia as contrato
      from vinculo_versao vv
      join cargo ca on ca.id = vv.cargo_id
      join posto po on po.id = vv.posto_id
      join local lo on lo.id = po.local_id
      join contrato co on co.id = vv.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where vv.vinculo_id = ${vinculoId}
     order by (vv.vigencia <= ${dia}::date) desc,
              case when vv.vigencia <= ${dia}::date then vv.vigencia end desc, vv.vigencia limit 1`.execute(
    db,
  )
  const [lugar] = rows
  if (!lugar) throw failure('nao_encontrado')
  return lugar
}

/** The latest dismissal of the bond that was not given up, as its slot sees it. */
async function findNaVaga(db: Db, vinculoId: number) {
  const linha = await db
    .selectFrom('demissao as d')
    .innerJoin('processo as p', 'p.id', 'd.processoId')
    .innerJoin('processoFormulario as f', 'f.processoId', 'p.id')
    .select(['p.id', 'p.numero', 'p.status', 'd.comunicacao', 'd.desligamento'])
    .select(sql<boolean>`coalesce((f.dados ->> 'substituir')::boolean, false)`.as('substituir'))
    .where('d.vinculoId', '=', vinculoId)
    .where('p.status', 'not in', ['reprovada', 'cancelada'])
    .orderBy('p.id', 'desc')
    .executeTakeFirst()
  if (!linha) return null
  return {
    ...linha,
    status: linha.status as StatusOf<typeof demissao>,
    vagaLivreEm: somarDias(linha.desligamento, 1),
  }
}
