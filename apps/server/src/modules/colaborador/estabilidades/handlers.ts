import { fatosQueRegistra } from '@rh/domain/colaborador/estabilidade'
import type { estabilidadesContract } from '@rh/domain/contract/estabilidades'
import { listaEstabilidades } from '@rh/domain/listas/estabilidades'
import { hojeEm } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import { exportar } from '../../../exportacao/exportar.ts'
import type { Ator, RequestContext } from '../../../http/ator.ts'
import type { Handlers } from '../../../http/serve.ts'
import { nomeDoContrato } from '../../processo/nomes.ts'
import { requireVinculo, type Vinculo } from '../vinculo.ts'
import { estabilidadesDaPessoa, estabilidadesVistas } from './estabilidades.ts'
import { estabilidadesSource, listEstabilidades } from './lista.ts'
import { anularFato, corrigirFato, listRegistros, registrarFato } from './registro.ts'

/** The radar of protections, and those of one person with what is registered of them. */
export function estabilidadesHandlers(deps: Deps): Handlers<typeof estabilidadesContract> {
  const hojeDaEmpresa = (): string => hojeEm(deps.clock.agora(), deps.config.empresaFuso)
  const naFicha = (request: RequestContext, id: number, fazer: NaFicha) =>
    write(deps, request, async (work) => {
      const hoje = hojeDaEmpresa()
      const vinculo = await requireVinculo(work.tx, id, request.ator, hoje)
      await fazer(work, vinculo, { ator: request.ator, hoje })
      return readFicha(work.tx, vinculo, request.ator, hoje)
    })
  return {
    'GET /api/demissao/estabilidades': ({ query, request: { ator } }) =>
      listEstabilidades(deps.db, ator, query, hojeDaEmpresa()),
    'GET /api/demissao/estabilidades/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaEstabilidades,
        query,
        nomes: { contratoId: nomeDoContrato(request.ator) },
        source: estabilidadesSource(request.ator, query, hojeDaEmpresa()),
      }),
    'GET /api/colaborador/estabilidades/:id': ({ params, request: { ator } }) =>
      obterEstabilidades(deps.db, params.id, ator, hojeDaEmpresa()),
    'POST /api/colaborador/estabilidades': ({ body: { id, dados }, request }) =>
      naFicha(request, id, (work, vinculo, quem) => registrarFato(work, vinculo, dados, quem)),
    'POST /api/colaborador/estabilidades/corrigir': ({ body: { id, ...correcao }, request }) =>
      naFicha(request, id, (work, vinculo, quem) => corrigirFato(work, vinculo, correcao, quem)),
    'POST /api/colaborador/estabilidades/anular': ({ body: { id, ...correcao }, request }) =>
      naFicha(request, id, (work, vinculo, quem) => anularFato(work, vinculo, correcao, quem)),
  }
}

type NaFicha = (
  work: UnitOfWork,
  vinculo: Vinculo,
  quem: { readonly ator: Ator; readonly hoje: string },
) => Promise<void>

/** Protections of one person, and what is registered of them; fails outside the scope. */
export const obterEstabilidades = async (db: Db, id: number, ator: Ator, hoje: string) =>
  readFicha(db, await requireVinculo(db, id, ator, hoje), ator, hoje)

async function readFicha(db: Db | Tx, { id }: Vinculo, ator: Ator, hoje: string) {
  const vistas = estabilidadesVistas(await estabilidadesDaPessoa(db, id, hoje), ator.grupos)
  return {
    hoje,
    estabilidades: vistas.map(
      ({ tipo, oculta, nome, inicio, fim, previsto, situacao, origem, fundamento, permite }) => ({
        ...(!oculta && { tipo }),
        nome,
        inicio,
        fim,
        previsto,
        situacao,
        origem,
        fundamento,
        permite: [...permite],
      }),
    ),
    registros: [...(await listRegistros(db, id, ator))],
    registra: [...fatosQueRegistra(ator.grupos)],
  }
}
