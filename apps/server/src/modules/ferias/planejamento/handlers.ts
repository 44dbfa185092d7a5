import type { feriasPlanoContract } from '@rh/domain/contract/ferias-plano'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { comAjuste, recusaDoAjuste } from '@rh/domain/regras/ferias/planejamento/ajustes'
import { hojeEm } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { write, writeAndReply } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import type { Handlers } from '../../../http/serve.ts'
import { contratoNoEscopo } from '../../processo/escopo.ts'
import { listContratos } from '../contratos.ts'
import { aceitar } from './aceitar.ts'
import { anosDoPlano } from './entrada.ts'
import { entradaDo, executar } from './executar.ts'
import {
  exigirAberto,
  exigirPlano,
  gravarAjustes,
  insertPlano,
  listPlanos,
  marcarInicio,
} from './repository.ts'
import { nomesDosContratos, resumoDo, verPlano } from './visto.ts'

/** Plans of the vacations of a year: made, solved in the background, changed by hand. */
export function planejamentoHandlers(deps: Deps): Handlers<typeof feriasPlanoContract> {
  const hoje = (): string => hojeEm(deps.clock.agora(), deps.config.empresaFuso)
  const ver = async (id: number, ator: Ator) =>
    verPlano(deps.db, await exigirPlano(deps.db, id, ator), {
      agora: deps.clock.agora(),
      hoje: hoje(),
      podeAceitar: ferias.nasce.emLote?.quem.some((grupo) => ator.grupos.includes(grupo)) ?? false,
    })
  return {
    'GET /api/ferias/planejamento/listar': ({ request: { ator } }) => listar(deps, ator, hoje()),
    'GET /api/ferias/planejamento/:id': ({ params: { id }, request: { ator } }) => ver(id, ator),
    'POST /api/ferias/planejamento/criar': ({ body: { ano, contratoId }, request }) =>
      write(deps, request, async ({ tx, agora }) => {
        const { primeiro, ultimo } = anosDoPlano(hoje())
        if (ano < primeiro || ano > ultimo)
          throw failure('validacao', { campos: { ano: `Escolha um ano de ${primeiro} a ${ultimo}` } })
        if (contratoId !== null) await exigirContrato(tx, contratoId, request.ator)
        return { id: await insertPlano(tx, { ano, contratoId, ator: request.ator, agora }) }
      }),
    'POST /api/ferias/planejamento/resolver': ({ body: { id, versao }, request }) =>
      write(deps, request, async ({ tx, agora, depois }) => {
        const plano = await exigirPlano(tx, id, request.ator, { travar: true })
        await exigirAberto({ tx, agora }, plano, versao, deps.config.empresaFuso)
        const entrada = await entradaDo(deps, tx, plano)
        await marcarInicio(tx, id, agora)
        // Only where the database is gone does a run end without a word; it is then found cut off.
        depois(() => void executar(deps, id, entrada).catch(() => {}))
        return { id }
      }),
    'POST /api/ferias/planejamento/parar': ({ body: { id }, request }) =>
      write(deps, request, async ({ tx }) => {
        await exigirPlano(tx, id, request.ator)
        await tx.updateTable('feriasPlano').set({ parar: true }).where('id', '=', id).execute()
        return { id }
      }),
    'PUT /api/ferias/planejamento/ajustar': ({ body: { id, versao, ajuste }, request }) =>
      writeAndReply(
        deps,
        request,
        async ({ tx, agora }) => {
          const plano = await exigirPlano(tx, id, request.ator, { travar: true })
          await exigirAberto({ tx, agora }, plano, versao, deps.config.empresaFuso)
          const recusa = recusaDoAjuste(await entradaDo(deps, tx, plano), ajuste)
          if (recusa !== null)
            throw failure('validacao', { mensagem: recusa, campos: { [campoDo(ajuste.partes)]: recusa } })
          await gravarAjustes(tx, id, comAjuste(plano.ajustes, ajuste))
          return { id }
        },
        () => ver(id, request.ator),
      ),
    'POST /api/ferias/planejamento/aceitar': ({ body: { id, versao, ...aceite }, request }) =>
      write(deps, request, async (work) => {
        const plano = await exigirPlano(work.tx, id, request.ator, { travar: true })
        await exigirAberto(work, plano, versao, deps.config.empresaFuso)
        const loteId = await aceitar(work, plano, {
          ...aceite,
          ator: request.ator,
          fuso: deps.config.empresaFuso,
        })
        return { loteId }
      }),
  }
}

const campoDo = (partes: readonly { readonly inicio: string | null }[]): string => {
  const fixa = partes.findIndex(({ inicio }) => inicio !== null)
  return fixa === -1 ? 'dados.partes' : `dados.partes.${fixa}.inicio`
}

/** A contract out of scope is none: 404. */
async function exigirContrato(db: Db, id: number, ator: Ator): Promise<void> {
  const contrato = await db
    .selectFrom('contrato as co')
    .select('co.id')
    .where('co.id', '=', id)
    .where(contratoNoEscopo(ator, 'co.id'))
    .executeTakeFirst()
  if (!contrato) throw failure('nao_encontrado')
}

async function listar({ db, clock }: Deps, ator: Ator, hoje: string) {
  const [planos, contratos] = await Promise.all([listPlanos(db, ator), listContratos(db, ator, hoje)])
  const nomes = await nomesDosContratos(
    db,
    planos.flatMap(({ contratoId }) => contratoId ?? []),
  )
  const { primeiro, ultimo } = anosDoPlano(hoje)
  return {
    results: planos.map((plano) => resumoDo(plano, nomes, clock.agora())),
    anos: Array.from({ length: ultimo - primeiro + 1 }, (_, i) => primeiro + i),
    contratos,
  }
}
