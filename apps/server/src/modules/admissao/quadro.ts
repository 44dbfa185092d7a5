import type { AdmissaoQuadro } from '@rh/domain/contract/admissao/index'
import { quadroDaAdmissao } from '@rh/domain/processos/admissao/quadro'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { obterQuadro } from '../processo/quadro.ts'
import { admissoes } from './lista.ts'

/** The board of admissions, by the term of eSocial. */
export const quadroDeAdmissoes = { listagem: admissoes, quadro: quadroDaAdmissao }

export const quadroHandlers = ({
  db,
  relogio,
  config: { empresaFuso: fuso },
}: Deps): Handlers<AdmissaoQuadro> => ({
  'GET /api/admissao/quadro': ({ query, pedido }) =>
    obterQuadro(db, quadroDeAdmissoes, pedido.ator, query, {
      hoje: hojeEm(relogio.agora(), fuso),
      fuso,
    }),
})
