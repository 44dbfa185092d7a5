import type { contratosContract } from '@rh/domain/contract/contratos'
import { listaContratos } from '@rh/domain/listas/contratos'
import { saveArquivo, servirArquivo } from '../../arquivos/arquivos.ts'
import { requirePdfPassivo } from '../../arquivos/pdf.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import { diaPedido } from '../../http/dia-pedido.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { corrigirDados, mudarFeriado } from './atualizar.ts'
import { registrarAditivo } from './aditivo.ts'
import { encerrarContrato, listSaidasEm, reabrirContrato } from './encerramento.ts'
import { anexar, arquivoDoDocumento, retirar } from './documentos.ts'
import { abrirContrato } from './requirements.ts'
import { nomeDoCliente } from '../processo/nomes.ts'
import { contarPorSituacao, contratoSource, listContratos } from './lista.ts'
import { criarContrato } from './novo.ts'
import { acrescentarObservacao } from './observacoes.ts'
import { readOpcoes, listCargos } from './opcoes.ts'
import { listPrecosAPedir } from './precos.ts'
import { obterContrato } from './registro.ts'
import { lockDoCliente } from './repository.ts'

export function contratosHandlers(deps: Deps): Handlers<typeof contratosContract> {
  const { db, arquivos } = deps
  const fuso = deps.config.empresaFuso
  const hoje = () => hojeEm(deps.clock.agora(), fuso)
  const quandoDe = (em: string | undefined) => ({ dia: diaPedido(hoje(), em), hoje: hoje() })
  return {
    'GET /api/contratos/listar': async ({ query, request: { ator } }) => {
      const quando = quandoDe(query.em)
      const [page, contagens] = await Promise.all([
        listContratos(db, ator, query, quando),
        contarPorSituacao(db, ator, query, quando.dia),
      ])
      return { ...page, contagens }
    },
    'GET /api/contratos/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaContratos,
        query,
        source: contratoSource(request.ator, query, quandoDe(query.em)),
        nomes: { clienteId: nomeDoCliente },
      }),
    'GET /api/contratos/precos': ({ request: { ator } }) => listPrecosAPedir(db, ator, hoje()),
    'GET /api/contratos/obter/:id': ({ params, query, request }) =>
      obterContrato(db, params.id, request.ator, { hoje: hoje(), data: query.data }),
    'GET /api/contratos/saidas/:id': ({ params, query, request }) =>
      listSaidasEm(db, params.id, request.ator, query.em),
    'GET /api/contratos/cargos': async ({ query: { sindicatoId = null, data = hoje() } }) => ({
      results: await listCargos(db, sindicatoId, data),
    }),
    'GET /api/contratos/opcoes': () => readOpcoes(db),
    'POST /api/contratos/novo': ({ body, request }) =>
      write(deps, request, (work) => criarContrato(work, request.ator, body)),
    'PUT /api/contratos/atualizar': ({ body, request }) =>
      write(deps, request, async (work) => {
        if (body.acao === 'dados') await lockDoCliente(work.tx, body.id)
        const contrato = await abrirContrato(work.tx, body, request.ator, fuso)
        if (body.acao === 'dados') await corrigirDados(work, contrato, body.dados)
        else if (body.acao === 'encerrar') await encerrarContrato(work, contrato, body.dados, hoje())
        else if (body.acao === 'reabrir') await reabrirContrato(work, request.ator.id, contrato, body.dados)
        else if (body.acao === 'feriado') await mudarFeriado(work, contrato, body.dados)
        else await registrarAditivo(work, { usuarioId: request.ator.id, hoje: hoje() }, contrato, body.dados)
        return obterContrato(work.tx, body.id, request.ator, { hoje: hoje(), data: undefined })
      }),
    'POST /api/contratos/observacao': ({ body, request }) =>
      write(deps, request, (work) => acrescentarObservacao(work, request.ator, body)),
    'POST /api/contratos/arquivo': async ({ arquivo, request }) => {
      await requirePdfPassivo(arquivo)
      return write(deps, request, (work) => saveArquivo(arquivos, work, request.ator.id, arquivo))
    },
    'POST /api/contratos/documento': ({ body, request }) =>
      write(deps, request, (work) => anexar(work, request.ator, body)),
    'POST /api/contratos/documento/retirar': ({ body, request }) =>
      write(deps, request, (work) => retirar(work, request.ator, body.id)),
    'GET /api/contratos/documento/:id': async ({ params, request }) =>
      servirArquivo(db, arquivos, await arquivoDoDocumento(db, params.id, request.ator)),
  }
}
