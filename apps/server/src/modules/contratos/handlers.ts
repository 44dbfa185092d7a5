import type { contratosContract } from '@rh/domain/contract/contratos'
import { listaContratos } from '@rh/domain/listas/contratos'
import { guardarArquivo, servirArquivo } from '../../arquivos/arquivos.ts'
import { escrever } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { corrigirDados, encerrarContrato } from './atualizar.ts'
import { registrarAditivo } from './aditivo.ts'
import { anexar, arquivoDoDocumento, retirar } from './documentos.ts'
import { abrirContrato } from './exigencias.ts'
import { nomeDoCliente } from '../processo/nomes.ts'
import { contarPorSituacao, fonteContratos, listContratos } from './lista.ts'
import { criarContrato } from './novo.ts'
import { acrescentarObservacao } from './observacoes.ts'
import { lerOpcoes, listCargos } from './opcoes.ts'
import { obterContrato } from './registro.ts'

export function contratosHandlers(deps: Deps): Handlers<typeof contratosContract> {
  const { db, arquivos } = deps
  const fuso = deps.config.empresaFuso
  const hoje = () => hojeEm(deps.relogio.agora(), fuso)
  return {
    'GET /api/contratos/listar': async ({ query, pedido: { ator } }) => {
      const [page, contagens] = await Promise.all([
        listContratos(db, ator, query, hoje()),
        contarPorSituacao(db, ator, query, hoje()),
      ])
      return { ...page, contagens }
    },
    'GET /api/contratos/exportar': ({ query, pedido }) =>
      exportar(deps, pedido, {
        lista: listaContratos,
        query,
        fonte: fonteContratos(pedido.ator, query, hoje()),
        nomes: { clienteId: nomeDoCliente },
      }),
    'GET /api/contratos/obter/:id': ({ params, query, pedido }) =>
      obterContrato(db, params.id, pedido.ator, { hoje: hoje(), data: query.data }),
    'GET /api/contratos/cargos': async ({ query: { sindicatoId = null, data = hoje() } }) => ({
      results: await listCargos(db, sindicatoId, data),
    }),
    'GET /api/contratos/opcoes': () => lerOpcoes(db),
    'POST /api/contratos/novo': ({ body, pedido }) =>
      escrever(deps, pedido, (escrita) => criarContrato(escrita, pedido.ator, body)),
    'PUT /api/contratos/atualizar': ({ body, pedido }) =>
      escrever(deps, pedido, async (escrita) => {
        const contrato = await abrirContrato(escrita.tx, body, pedido.ator, fuso)
        if (body.acao === 'dados') await corrigirDados(escrita, contrato, body.dados)
        else if (body.acao === 'encerrar') await encerrarContrato(escrita, contrato, body.dados)
        else await registrarAditivo(escrita, pedido.ator.id, contrato, body.dados)
        return obterContrato(escrita.tx, body.id, pedido.ator, { hoje: hoje(), data: undefined })
      }),
    'POST /api/contratos/observacao': ({ body, pedido }) =>
      escrever(deps, pedido, (escrita) => acrescentarObservacao(escrita, pedido.ator, body)),
    'POST /api/contratos/arquivo': ({ arquivo, pedido }) =>
      escrever(deps, pedido, (escrita) => guardarArquivo(arquivos, escrita, pedido.ator.id, arquivo)),
    'POST /api/contratos/documento': ({ body, pedido }) =>
      escrever(deps, pedido, (escrita) => anexar(escrita, pedido.ator, body)),
    'POST /api/contratos/documento/retirar': ({ body, pedido }) =>
      escrever(deps, pedido, (escrita) => retirar(escrita, pedido.ator, body.id)),
    'GET /api/contratos/documento/:id': async ({ params, pedido }) =>
      servirArquivo(db, arquivos, await arquivoDoDocumento(db, params.id, pedido.ator)),
  }
}
