import type { AdmissaoTransicoes } from '@rh/domain/contract/admissao/index'
import type { admissaoRascunhosContract } from '@rh/domain/contract/admissao/rascunhos'
import { listaRascunhos } from '@rh/domain/listas/admissao'
import type { admissao } from '@rh/domain/processos/admissao/admissao'
import { etapaNomes } from '@rh/domain/processos/admissao/etapas'
import { completude, normalizarEtapa, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { regras } from '@rh/domain/processos/admissao/rules'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { draftSource } from '../processo/listas/lista.ts'
import type { ChamadasDoMotor } from '../processo/montar.ts'
import { paraArquivo } from '../processo/listas/listas.ts'
import { listRascunhos } from '../processo/rascunhos.ts'
import { gatherContexto } from './fatos.ts'
import { admissoes } from './lista.ts'
import { criarRascunho, salvarEtapa, verificarRascunho } from './rascunhos.ts'
import { comoPosto, requireAdmissao } from './registro.ts'
import { findDados, listPostos } from './repository.ts'

/** The calls that only admissão has: its draft, its lookups of posts and people, and its lists. */
type Proprias = Omit<AdmissaoTransicoes & typeof admissaoRascunhosContract, ChamadasDoMotor<typeof admissao>>

export function admissaoHandlers(deps: Deps): Handlers<Proprias> {
  const { db } = deps
  const fuso = deps.config.empresaFuso
  const hoje = () => hojeEm(deps.clock.agora(), fuso)
  return {
    'POST /api/admissao/criar': ({ body, request }) =>
      write(deps, request, (work) => criarRascunho(work, request, body, hoje())),
    'PUT /api/admissao/editar': ({ body, request }) =>
      write(deps, request, (work) => salvarEtapa(work, request, body, fuso)),
    'GET /api/admissao/rascunhos': ({ query, request }) =>
      listRascunhos(db, admissoes, request.ator, { ...query, hoje: hoje() }),
    'POST /api/admissao/cpf': async ({ body, request }) => {
      if (body.admissaoId !== undefined) await requireAdmissao(db, body.admissaoId, request.ator)
      const dados: Rascunho = { pessoais: { cpf: body.cpf } }
      const contexto = await gatherContexto(db, {
        dados,
        processoId: body.admissaoId ?? null,
        hoje: hoje(),
        ator: request.ator,
      })
      return { pendencias: regras.cpf_livre(contexto) }
    },
    'GET /api/admissao/postos': async ({ query, request }) => {
      const { data = hoje(), busca = '', postoId, admissaoId } = query
      // Before a date is chosen, the posts of contracts about to start are offered too.
      const iniciado = query.data !== undefined
      const filtros = { data, iniciado, busca: busca.trim(), postoId, menos: admissaoId ?? null }
      const postos = await listPostos(db, request.ator, filtros)
      return { results: postos.map((posto) => comoPosto(posto, request.ator)) }
    },
    'POST /api/admissao/verificar': async ({ body, request }) => {
      await requireAdmissao(db, body.id, request.ator)
      const dados = body.dados ? normalizar(body.dados) : (await findDados(db, body.id)).dados
      return {
        pendencias: await verificarRascunho(db, body.id, dados, { hoje: hoje(), fuso, ator: request.ator }),
        completude: completude(dados),
      }
    },
    'GET /api/admissao/rascunhos/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaRascunhos,
        query,
        source: paraArquivo(draftSource(admissoes, request.ator, { ...query, hoje: hoje() })),
      }),
  }
}

const normalizar = (dados: Rascunho): Rascunho =>
  Object.fromEntries(etapaNomes.map((etapa) => [etapa, normalizarEtapa(etapa, dados[etapa] ?? {})]))
