import type { cadastrosContract } from '@rh/domain/contract/cadastros'
import { cargo } from '@rh/domain/cadastros/cargo'
import { centroDeCusto } from '@rh/domain/cadastros/centro-de-custo'
import { documento } from '@rh/domain/cadastros/documento'
import { textosDaEmpresa } from '@rh/domain/cadastros/empresa'
import { escala } from '@rh/domain/cadastros/escala'
import { escalaVt } from '@rh/domain/cadastros/escala-vt'
import { feriado } from '@rh/domain/cadastros/feriado'
import { resumoDaEscala } from '@rh/domain/cadastros/jornada-da-escala'
import { sindicato } from '@rh/domain/cadastros/sindicato'
import { uniforme } from '@rh/domain/cadastros/uniforme'
import { write, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { cargoStore } from './cargo.ts'
import { buscarOcupacoes } from './cbo.ts'
import { centroDeCustoStore } from './centro-de-custo.ts'
import { contarCadastros } from './contagens.ts'
import { mudarAutoaprovacao } from './autoaprovacao.ts'
import { mudarSegundoFator } from './segundo-fator.ts'
import { anularConvencao, criarConvencao, editarConvencao, listConvencoes } from './convencoes.ts'
import { documentoStore } from './documento.ts'
import { desenharLogo, editarEmpresa, obterEmpresa, retirarLogo, salvarLogo, servirLogo } from './empresa.ts'
import { escalaStore, conferirEscala } from './escala.ts'
import { escalaVtStore } from './escala-vt.ts'
import { feriadoStore, consultarFeriados } from './feriado.ts'
import { doRegistro, historico } from './historico.ts'
import { anularLimite, criarLimite, historicoDosLimites, limitesEm, listLimites } from './limites.ts'
import { listCidades, listEstados, listPaises } from './lugares.ts'
import { anularParametro, criarParametro, historicoDosParametros, listParametros } from './parametros.ts'
import { anularPiso, criarPiso, listPisos } from './pisos.ts'
import { cadastroHandlers } from './cadastro.ts'
import { sindicatoStore } from './sindicato.ts'
import { uniformeStore } from './uniforme.ts'

export const cadastrosHandlers = (deps: Deps): Handlers<typeof cadastrosContract> => ({
  'GET /api/cadastros/contagens': async () => ({ contagens: await contarCadastros(deps.db) }),
  ...consultas(deps),
  ...cadastroHandlers(deps, centroDeCusto, centroDeCustoStore),
  ...cadastroHandlers(deps, cargo, cargoStore),
  ...cadastroHandlers(deps, escala, escalaStore),
  ...cadastroHandlers(deps, escalaVt, escalaVtStore),
  ...cadastroHandlers(deps, sindicato, sindicatoStore),
  ...cadastroHandlers(deps, feriado, feriadoStore),
  ...cadastroHandlers(deps, uniforme, uniformeStore),
  ...cadastroHandlers(deps, documento, documentoStore),
  ...series(deps),
  ...convencoes(deps),
  ...empresa(deps),
})

type Chamada = keyof typeof cadastrosContract
type Parte<K extends Chamada> = Pick<Handlers<typeof cadastrosContract>, K>

const hojeDe = ({ clock, config }: Deps): string => hojeEm(clock.agora(), config.empresaFuso)

/** A write that answers only that it was done. */
const fazer = (deps: Deps, request: RequestContext, trabalho: (work: UnitOfWork) => Promise<void>) =>
  write(deps, request, async (work) => {
    await trabalho(work)
    return { ok: true as const }
  })

const consultas = (
  deps: Deps,
): Parte<
  | 'GET /api/paises'
  | 'GET /api/estados'
  | 'GET /api/cidades'
  | 'GET /api/cbo'
  | 'GET /api/feriados'
  | 'GET /api/limites'
  | 'POST /api/escala/verificar'
> => ({
  'GET /api/paises': async () => ({ results: listPaises() }),
  'GET /api/estados': async () => ({ results: listEstados() }),
  'GET /api/cidades': async ({ query }) => ({ results: await listCidades(deps.db, query) }),
  'GET /api/cbo': async ({ query }) => ({ results: await buscarOcupacoes(query.busca) }),
  'GET /api/feriados': ({ query }) => consultarFeriados(deps.db, query, hojeDe(deps)),
  'GET /api/limites': async ({ query }) => ({
    results: await limitesEm(deps.db, query.data ?? hojeDe(deps)),
  }),
  'POST /api/escala/verificar': async ({ body: { dados } }) => {
    const { horasSemanais, minutosDia, noturna } = resumoDaEscala(dados)
    const pendencias = await conferirEscala(deps.db, dados, hojeDe(deps))
    return { horasSemanais, minutosDia, noturna, pendencias: [...pendencias] }
  },
})

const series = (
  deps: Deps,
): Parte<Extract<Chamada, `${string} /api/${'limite' | 'parametro' | 'piso'}/${string}`>> => ({
  'GET /api/limite/listar': async () => ({ results: await listLimites(deps.db, hojeDe(deps)) }),
  'POST /api/limite/criar': ({ body, request }) =>
    write(deps, request, (work) => criarLimite(work, body, hojeDe(deps))),
  'POST /api/limite/anular': ({ body, request }) =>
    fazer(deps, request, (work) => anularLimite(work, body, hojeDe(deps))),
  'GET /api/limite/historico': async () => ({ results: await historicoDosLimites(deps.db) }),
  'GET /api/parametro/listar': async () => ({ results: await listParametros(deps.db, hojeDe(deps)) }),
  'POST /api/parametro/criar': ({ body, request }) =>
    write(deps, request, (work) => criarParametro(work, body, hojeDe(deps))),
  'POST /api/parametro/anular': ({ body, request }) =>
    fazer(deps, request, (work) => anularParametro(work, body, hojeDe(deps))),
  'GET /api/parametro/historico': async () => ({ results: await historicoDosParametros(deps.db) }),
  'GET /api/piso/listar': async ({ query }) => ({ results: await listPisos(deps.db, query, hojeDe(deps)) }),
  'POST /api/piso/criar': ({ body, request }) =>
    write(deps, request, (work) => criarPiso(work, body, hojeDe(deps))),
  'POST /api/piso/anular': ({ body, request }) =>
    fazer(deps, request, (work) => anularPiso(work, body, hojeDe(deps))),
})

const convencoes = (deps: Deps): Parte<Extract<Chamada, `${string} /api/convencao/${string}`>> => ({
  'GET /api/convencao/listar': async ({ query }) => ({
    results: await listConvencoes(deps.db, query.sindicatoId, hojeDe(deps)),
  }),
  'POST /api/convencao/criar': ({ body, request }) =>
    write(deps, request, (work) => criarConvencao(work, body, hojeDe(deps))),
  'PUT /api/convencao/editar': ({ body, request }) =>
    write(deps, request, (work) =>
      editarConvencao(work, body, { hoje: hojeDe(deps), fuso: deps.config.empresaFuso }),
    ),
  'POST /api/convencao/anular': ({ body, request }) =>
    fazer(deps, request, (work) => anularConvencao(work, body, hojeDe(deps))),
})

const empresa = (
  deps: Deps,
): Parte<
  Extract<Chamada, 'GET /api/empresa' | `${string} /api/empresa/${string}` | 'GET /api/config/logo/:variante'>
> => ({
  'GET /api/empresa': () => obterEmpresa(deps.db),
  'PUT /api/empresa/editar': ({ body, request }) =>
    write(deps, request, async (work) => {
      await editarEmpresa(work, body, deps.config.empresaFuso)
      return obterEmpresa(work.tx)
    }),
  'POST /api/empresa/autoaprovacao': ({ body, request }) =>
    write(deps, request, async (work) => {
      await mudarAutoaprovacao(work, request.ator, body.permitir)
      return obterEmpresa(work.tx)
    }),
  'POST /api/empresa/segundo-fator': ({ body, request }) =>
    write(deps, request, async (work) => {
      await mudarSegundoFator(deps, work, request.ator, body.exigencia)
      return obterEmpresa(work.tx)
    }),
  'GET /api/empresa/historico': async () => ({
    results: await historico(deps.db, { onde: doRegistro('empresa', 1), textos: textosDaEmpresa }),
  }),
  'PUT /api/empresa/logo/:variante': async ({ arquivo, params, request }) => {
    const logo = await desenharLogo(arquivo, params.variante)
    return write(deps, request, async (work) => {
      await salvarLogo(work, params.variante, logo)
      return obterEmpresa(work.tx)
    })
  },
  'POST /api/empresa/logo/remover': ({ body, request }) =>
    write(deps, request, async (work) => {
      await retirarLogo(work, body.variante)
      return obterEmpresa(work.tx)
    }),
  'GET /api/config/logo/:variante': ({ params, query }) => servirLogo(deps.db, params.variante, query.v),
})
