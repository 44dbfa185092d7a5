import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import { servirArquivo } from '../../../arquivos/arquivos.ts'
import { clearDocumento } from '../../../arquivos/documento.ts'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { hojeEm } from '../../../clock.ts'
import { idDoProcesso } from '../chave.ts'
import { remarcarFeitos } from '../feitos.ts'
import type { Modulo } from '../modulo.ts'
import type { Processo } from '../repository.ts'
import { requireProcesso } from '../requirements.ts'
import { arquivoDoAnexo, checklistDe, obterChecklist, type AnexosDoProcesso } from './anexos.ts'
import {
  avaliarAnexo,
  desfazerAvaliacao,
  dispensarAnexos,
  type Avaliacao,
  type Desfeita,
  type Dispensa,
} from './conferencia.ts'
import { registrarConjunto, servirConjunto } from './conjunto.ts'
import { pedirDocumento } from './pedir.ts'
import { enviarAnexo, removerAnexo, usarAnexo, type Remocao, type Uso } from './envio.ts'

/** Handlers of the attachment endpoints of a kind. */
export function anexosHandlers<C>(deps: Deps, modulo: Modulo<C>, doTipo: AnexosDoProcesso) {
  const { db, arquivos, clock, config } = deps
  const { name } = doTipo.process
  const hoje = () => hojeEm(clock.agora(), config.empresaFuso)
  /** Runs a write of the documents of a process and returns the updated checklist. */
  const escrever = (
    request: RequestContext,
    fazer: (work: UnitOfWork) => Promise<number>,
    depois?: (work: UnitOfWork, processo: Processo) => Promise<unknown>,
  ) =>
    write(deps, request, async (work) => {
      const processo = await requireProcesso(work.tx, doTipo.process, await fazer(work), request.ator)
      await depois?.(work, processo)
      return checklistDe(doTipo, work.tx, processo, request.ator, hoje())
    })
  /** One that may be what a move waits for. */
  const mudar = (request: RequestContext, fazer: (work: UnitOfWork) => Promise<number>) =>
    escrever(request, fazer, (work, processo) => remarcarFeitos(modulo, work, processo, request.ator))
  return {
    [`GET /api/${name}/anexos/:id`]: ({ params, request }: ComId) =>
      obterChecklist(doTipo, db, params.id, request.ator, hoje()),
    [`POST /api/${name}/anexo`]: async ({ query, arquivo, request }: Envio) => {
      const processoId = idDoProcesso(name, query)
      // Before the transaction: a picture takes a while to draw, and nothing waits for it locked.
      const limpo = await clearDocumento(arquivo)
      return mudar(request, async (work) => {
        await enviarAnexo(doTipo, arquivos, work, request.ator, {
          processoId,
          tipoId: query.tipoId,
          arquivo: limpo,
          hoje: hojeEm(work.agora, config.empresaFuso),
        })
        return processoId
      })
    },
    [`GET /api/${name}/anexo/:id`]: async ({ params, request }: ComId) =>
      servirArquivo(db, arquivos, await arquivoDoAnexo(doTipo, db, params.id, request.ator)),
    [`POST /api/${name}/anexo/remover`]: ({ body, request }: ComCorpo<Remocao>) =>
      mudar(request, (work) => removerAnexo(doTipo, work, request.ator, body)),
    [`POST /api/${name}/anexo/avaliar`]: ({ body, request }: ComCorpo<Avaliacao>) =>
      mudar(request, (work) => avaliarAnexo(doTipo, work, request.ator, body, config.empresaFuso)),
    [`POST /api/${name}/anexo/desfazer`]: ({ body, request }: ComCorpo<Desfeita>) =>
      mudar(request, (work) => desfazerAvaliacao(doTipo, work, request.ator, body, config.empresaFuso)),
    [`POST /api/${name}/anexo/usar`]: ({ body, request }: ComCorpo<Uso>) =>
      mudar(request, (work) => usarAnexo(doTipo, work, request.ator, { ...body, hoje: hoje() })),
    [`POST /api/${name}/anexo/conjunto`]: ({ body, request }: ComCorpo<object>) =>
      write(deps, request, (work) =>
        registrarConjunto(doTipo, work, request.ator, { processoId: idDoProcesso(name, body), hoje: hoje() }),
      ),
    [`GET /api/${name}/anexo/conjunto/:id`]: ({ params, request }: ComId) =>
      servirConjunto(doTipo, deps, request.ator, params.id),
    [`POST /api/${name}/anexo/dispensar`]: ({ body, request }: ComCorpo<Dispensado>) =>
      mudar(request, async (work) => {
        const processoId = idDoProcesso(name, body)
        await dispensarAnexos(doTipo, work, request.ator, { ...body, processoId, hoje: hoje() })
        return processoId
      }),
    [`POST /api/${name}/anexo/pedir`]: ({ body, request }: ComCorpo<{ readonly tipoId: number }>) =>
      escrever(request, async (work) => {
        const pedido = { processoId: idDoProcesso(name, body), tipoId: body.tipoId }
        await pedirDocumento(doTipo, deps.alertas, work, request.ator, pedido, config.empresaFuso)
        return pedido.processoId
      }),
  }
}

interface ComId {
  readonly params: { readonly id: number }
  readonly request: RequestContext
}
interface Envio {
  readonly query: { readonly tipoId: number }
  readonly arquivo: ArquivoEnviado
  readonly request: RequestContext
}
interface ComCorpo<B> {
  readonly body: B
  readonly request: RequestContext
}
type Dispensado = Omit<Dispensa, 'processoId' | 'hoje'>
