import { sql } from 'kysely'
import type { inicioContract } from '@rh/domain/contract/inicio'
import { canOpen } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { copyStatus } from '../../backup/status.ts'
import { trailStatus } from '../../trilha/situacao.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { emVigor, noQuadro } from '../colaborador/periodo.ts'
import { contarVagas } from '../contratos/lista.ts'
import { gruposNoSetor } from '../processo/minha-vez.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { contarPorSituacao, listEsperando } from './esperando.ts'
import { contarNumeros } from './numeros.ts'
import { momentoPedido } from './momento.ts'
import { obterPrazos } from './prazos.ts'
import { obterVagas } from './vagas.ts'

/** People on the roster today, as their list counts them, and vacant slots, as the list of contracts shows them. */
async function contarQuadro(db: Db, ator: Ator, hoje: string) {
  const { rows } = await sql<{ colaboradoresAtivos: number; vagasAbertas: number }>`
    select (select count(*)::int from colaborador_periodo cp
             where ${emVigor(hoje)} and ${noQuadro(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')})
             as colaboradores_ativos,
           (${contarVagas(ator, hoje)}) as vagas_abertas`.execute(db)
  return rows[0] ?? { colaboradoresAtivos: 0, vagasAbertas: 0 }
}

/** Sectors whose work begins or ends with a vacant slot. */
const comVagas: readonly SetorSlug[] = ['operacional', 'admin', 'comercial', 'rh', 'vagas']

/** What of it a sector has to do with. */
const doSetor = (
  { colaboradoresAtivos, vagasAbertas }: Awaited<ReturnType<typeof contarQuadro>> | typeof SEM_QUADRO,
  ator: Ator,
  setor: SetorSlug,
) => ({
  colaboradoresAtivos: canOpen(setor, 'colaborador.listar', gruposNoSetor(ator, setor))
    ? colaboradoresAtivos
    : null,
  vagasAbertas: comVagas.includes(setor) && gruposNoSetor(ator, setor).length > 0 ? vagasAbertas : null,
})

const SEM_QUADRO = { colaboradoresAtivos: null, vagasAbertas: null }

export function inicioHandlers(deps: Deps): Handlers<typeof inicioContract> {
  const { db, clock, config } = deps
  const hoje = (): string => hojeEm(clock.agora(), config.empresaFuso)
  return {
    'GET /api/inicio': async ({ query: { setor, quadro: comQuadro }, request: { ator } }) => {
      const [espera, porSituacao, quadro] = await Promise.all([
        listEsperando(db, ator, hoje(), setor),
        contarPorSituacao(db, ator, setor),
        comQuadro ? contarQuadro(db, ator, hoje()) : SEM_QUADRO,
      ])
      return {
        minhaVez: espera.results,
        totalMinhaVez: espera.total,
        totaisMinhaVez: espera.totais,
        porSituacao,
        ...(setor === undefined ? quadro : doSetor(quadro, ator, setor)),
      }
    },
    'GET /api/inicio/situacoes': async ({ query: { setor, em }, request: { ator } }) => ({
      porSituacao: await contarPorSituacao(db, ator, setor, momentoPedido(deps, em).fim),
    }),
    'GET /api/inicio/numeros': ({ query: { setor, em }, request: { ator } }) =>
      contarNumeros(db, ator, setor, momentoPedido(deps, em)),
    'GET /api/inicio/prazos': ({ query, request: { ator } }) =>
      obterPrazos(db, ator, query, momentoPedido(deps, query.em)),
    'GET /api/inicio/copias': async () => {
      const { situacao, ultima } = await copyStatus(config, clock)
      return {
        situacao,
        ultima: ultima && {
          em: ultima.fim,
          bytes: ultima.bytes,
          cifrada: ultima.arquivo.endsWith('.age'),
          verificada: ultima.verificada,
          arquivosEnviados: ultima.arquivosEnviados,
          arquivosFaltando: ultima.arquivosFaltando.length,
          problemas: ultima.problemas,
        },
      }
    },
    'GET /api/inicio/trilha': () => trailStatus(db, clock),
    'GET /api/inicio/vagas': ({ query, request: { ator } }) =>
      obterVagas(db, ator, query, momentoPedido(deps, query.em)),
  }
}
