import type { estatisticasContract } from '@rh/domain/contract/estatisticas'
import { listaRelatorioAdmissao } from '@rh/domain/listas/relatorio-admissao'
import { veCausa } from '@rh/domain/processos/demissao/visibilidade'
import { causas } from '@rh/domain/regras/rescisao/causas'
import { hojeEm } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import { diaPedido } from '../../http/dia-pedido.ts'
import type { Handlers } from '../../http/serve.ts'
import { admissoes } from '../admissao/lista.ts'
import { listagemDemissao } from '../demissao/lista.ts'
import { momentoPedido } from '../inicio/momento.ts'
import { contarNumerosEm } from '../inicio/numeros.ts'
import { listProcessos, processSource } from '../processo/listas/lista.ts'
import { nomeDoContrato, nomeDoUsuario } from '../processo/nomes.ts'
import { obterEtapas } from './etapas.ts'
import { contarPorMes, listDisponiveis } from './por-mes.ts'
import { relatorioDeAdmissoes } from './relatorio.ts'
import { obterRotatividade } from './rotatividade.ts'

const iniciativaDe = (causa: string): string =>
  Object.hasOwn(causas, causa) ? causas[causa as keyof typeof causas].iniciativa : causa

/** Causes added up by whose initiative they are. */
function porIniciativa(porCausa: Readonly<Record<string, number>>): Record<string, number> {
  const soma: Record<string, number> = {}
  for (const [causa, total] of Object.entries(porCausa))
    soma[iniciativaDe(causa)] = (soma[iniciativaDe(causa)] ?? 0) + total
  return soma
}

/** Statistics, each from the condition of the list that it counts. */
export function estatisticasHandlers(deps: Deps): Handlers<typeof estatisticasContract> {
  const { db } = deps
  const hoje = (): string => hojeEm(deps.clock.agora(), deps.config.empresaFuso)
  return {
    'GET /api/estatisticas/admissao': async ({ query, request: { ator } }) => {
      const { meses, ...resto } = await contarPorMes(db, admissoes, ator, query)
      return { ...resto, meses: meses.map(({ mes, total, ...por }) => ({ mes, total, por })) }
    },
    'GET /api/estatisticas/admissao_disponiveis': async ({ request: { ator } }) => ({
      results: await listDisponiveis(db, admissoes, ator),
    }),
    'GET /api/estatisticas/demissao': async ({ query, request: { ator } }) => {
      const { meses, ...resto } = await contarPorMes(db, listagemDemissao, ator, query)
      const ve = veCausa(ator.grupos)
      return {
        ...resto,
        meses: meses.map(({ mes, total, motivo: causa, ...por }) => ({
          mes,
          total,
          por: { ...por, ...(ve && { causa, iniciativa: porIniciativa(causa) }) },
        })),
      }
    },
    'GET /api/estatisticas/demissao_disponiveis': async ({ request: { ator } }) => ({
      results: await listDisponiveis(db, listagemDemissao, ator),
    }),
    'GET /api/estatisticas/relatorioadm': ({ query: { setor, ...query }, request: { ator } }) =>
      listProcessos(db, relatorioDeAdmissoes(setor), ator, query),
    'GET /api/estatisticas/relatorioadm/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaRelatorioAdmissao,
        query,
        source: processSource(relatorioDeAdmissoes(query.setor), request.ator, query),
        nomes: { contratoId: nomeDoContrato(request.ator), solicitanteId: nomeDoUsuario },
      }),
    'GET /api/estatisticas/rotatividade': ({ query: { em, contrato }, request: { ator } }) =>
      obterRotatividade(db, ator, { hoje: diaPedido(hoje(), em), contrato }),
    'GET /api/estatisticas/numeros': ({ query: { setor, em }, request: { ator } }) =>
      contarNumerosEm(db, ator, setor, momentoPedido(deps, em)),
    'GET /api/estatisticas/etapas': ({ query, request: { ator } }) =>
      obterEtapas(db, ator, { hoje: hoje(), ...query }),
  }
}
