import type { AdmissaoPapeis } from '@rh/domain/contract/admissao/index'
import { servirArquivo } from '../../arquivos/arquivos.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { arquivoDoPapel, emitirPapel, listPapeis } from '../processo/papeis.ts'
import { papeisDaAdmissao } from './papeis/papeis.ts'

export const papeisHandlers = (deps: Deps): Handlers<AdmissaoPapeis> => ({
  'GET /api/admissao/papeis/:id': ({ params, pedido }) =>
    listPapeis(papeisDaAdmissao, deps.db, params.id, pedido.ator),
  'POST /api/admissao/papel': ({ body, pedido }) =>
    emitirPapel(papeisDaAdmissao, deps, pedido, { processoId: body.admissaoId, papel: body.papel }),
  'GET /api/admissao/papel/:id': async ({ params, pedido }) =>
    servirArquivo(
      deps.db,
      deps.arquivos,
      await arquivoDoPapel(papeisDaAdmissao, deps.db, params.id, pedido.ator),
    ),
})
