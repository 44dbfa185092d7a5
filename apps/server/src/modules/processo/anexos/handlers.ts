import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import { servirArquivo } from '../../../arquivos/arquivos.ts'
import { limparDocumento } from '../../../arquivos/documento.ts'
import { escrever, type Escrita } from '../../../db/escrita.ts'
import type { Deps } from '../../../deps.ts'
import type { Pedido } from '../../../http/ator.ts'
import { hojeEm } from '../../../relogio.ts'
import { idDoProcesso } from '../chave.ts'
import {
  arquivoDoAnexo,
  avaliarAnexo,
  dispensarAnexos,
  enviarAnexo,
  obterChecklist,
  removerAnexo,
  type AnexosDoProcesso,
  type Avaliacao,
  type Dispensa,
  type Remocao,
} from './anexos.ts'

/** Calls that show, send, judge and waive the files of a kind of process. */
export function anexosHandlers(deps: Deps, doTipo: AnexosDoProcesso) {
  const { db, arquivos, relogio, config } = deps
  const { name } = doTipo.process
  const hoje = () => hojeEm(relogio.agora(), config.empresaFuso)
  /** Writes, and answers the documents of the process as they are afterwards. */
  const mudar = (pedido: Pedido, fazer: (escrita: Escrita) => Promise<number>) =>
    escrever(deps, pedido, async (escrita) =>
      obterChecklist(doTipo, escrita.tx, await fazer(escrita), pedido.ator, hoje()),
    )
  return {
    [`GET /api/${name}/anexos/:id`]: ({ params, pedido }: ComId) =>
      obterChecklist(doTipo, db, params.id, pedido.ator, hoje()),
    [`POST /api/${name}/anexo`]: async ({ query, arquivo, pedido }: Envio) => {
      const processoId = idDoProcesso(name, query)
      // Before the transaction: a picture takes a while to draw, and nothing waits for it locked.
      const limpo = await limparDocumento(arquivo)
      return mudar(pedido, async (escrita) => {
        await enviarAnexo(doTipo, arquivos, escrita, pedido.ator, {
          processoId,
          tipoId: query.tipoId,
          arquivo: limpo,
          hoje: hojeEm(escrita.agora, config.empresaFuso),
        })
        return processoId
      })
    },
    [`GET /api/${name}/anexo/:id`]: async ({ params, pedido }: ComId) =>
      servirArquivo(db, arquivos, await arquivoDoAnexo(doTipo, db, params.id, pedido.ator)),
    [`POST /api/${name}/anexo/remover`]: ({ body, pedido }: ComCorpo<Remocao>) =>
      mudar(pedido, (escrita) => removerAnexo(doTipo, escrita, pedido.ator, body)),
    [`POST /api/${name}/anexo/avaliar`]: ({ body, pedido }: ComCorpo<Avaliacao>) =>
      mudar(pedido, (escrita) => avaliarAnexo(doTipo, escrita, pedido.ator, body)),
    [`POST /api/${name}/anexo/dispensar`]: ({ body, pedido }: ComCorpo<Dispensado>) =>
      mudar(pedido, async (escrita) => {
        const processoId = idDoProcesso(name, body)
        await dispensarAnexos(doTipo, escrita, pedido.ator, { ...body, processoId, hoje: hoje() })
        return processoId
      }),
  }
}

interface ComId {
  readonly params: { readonly id: number }
  readonly pedido: Pedido
}
interface Envio {
  readonly query: { readonly tipoId: number }
  readonly arquivo: ArquivoEnviado
  readonly pedido: Pedido
}
interface ComCorpo<B> {
  readonly body: B
  readonly pedido: Pedido
}
type Dispensado = Omit<Dispensa, 'processoId' | 'hoje'>
