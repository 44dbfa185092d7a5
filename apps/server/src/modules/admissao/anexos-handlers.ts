import type { admissaoAnexosContract } from '@rh/domain/contract/admissao-anexos'
import { servirArquivo } from '../../arquivos/arquivos.ts'
import { limparDocumento } from '../../arquivos/documento.ts'
import { escrever, type Escrita } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import type { Pedido } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import {
  arquivoDoAnexo,
  avaliarAnexo,
  dispensarAnexos,
  enviarAnexo,
  obterChecklist,
  removerAnexo,
} from './anexos.ts'

export function anexosHandlers(deps: Deps): Handlers<typeof admissaoAnexosContract> {
  const { db, arquivos, relogio, config } = deps
  const hoje = () => hojeEm(relogio.agora(), config.empresaFuso)
  /** Writes, and answers the documents of the admission as they are afterwards. */
  const mudar = (pedido: Pedido, fazer: (escrita: Escrita) => Promise<number>) =>
    escrever(deps, pedido, async (escrita) =>
      obterChecklist(escrita.tx, await fazer(escrita), pedido.ator, hoje()),
    )
  return {
    'GET /api/admissao/anexos/:id': ({ params, pedido }) =>
      obterChecklist(db, params.id, pedido.ator, hoje()),
    'POST /api/admissao/anexo': async ({ query, arquivo, pedido }) => {
      // Before the transaction: a picture takes a while to draw, and nothing waits for it locked.
      const limpo = await limparDocumento(arquivo)
      return mudar(pedido, async (escrita) => {
        await enviarAnexo(arquivos, escrita, pedido.ator, {
          ...query,
          arquivo: limpo,
          hoje: hojeEm(escrita.agora, config.empresaFuso),
        })
        return query.admissaoId
      })
    },
    'GET /api/admissao/anexo/:id': async ({ params, pedido }) =>
      servirArquivo(db, arquivos, await arquivoDoAnexo(db, params.id, pedido.ator)),
    'POST /api/admissao/anexo/remover': ({ body, pedido }) =>
      mudar(pedido, (escrita) => removerAnexo(escrita, pedido.ator, body)),
    'POST /api/admissao/anexo/avaliar': ({ body, pedido }) =>
      mudar(pedido, (escrita) => avaliarAnexo(escrita, pedido.ator, body)),
    'POST /api/admissao/anexo/dispensar': ({ body, pedido }) =>
      mudar(pedido, async (escrita) => {
        await dispensarAnexos(escrita, pedido.ator, body)
        return body.admissaoId
      }),
  }
}
