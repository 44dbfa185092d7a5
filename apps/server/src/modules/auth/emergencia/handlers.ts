import { USOS_MOSTRADOS, type Emergencia, type emergenciaContract } from '@rh/domain/contract/emergencia'
import { isoDe } from '../../../clock.ts'
import { write, writeAndReply } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/serve.ts'
import { requireSenhaConfirmada } from '../../processo/requirements.ts'
import type { AuthDeps } from '../iniciar.ts'
import { entrarEmEmergencia } from './entrar.ts'
import { lacrar, retirar } from './lacre.ts'

/** The way in when no administrator can enter, and its envelope. */
export function emergenciaHandlers(deps: AuthDeps): Handlers<typeof emergenciaContract> {
  const { clock } = deps
  return {
    'POST /api/auth/emergencia': ({ body, request }) => entrarEmEmergencia(deps, body, request),
    'GET /api/seguranca/emergencia': () => situacaoDa(deps),
    'POST /api/seguranca/emergencia/lacrar': async ({ body, request }) => {
      requireSenhaConfirmada(request.ator, clock.agora())
      // Never under an idempotency key: its row would hold the code. A repeat seals another one.
      const codigo = await write(deps, { ...request, chave: null }, (work) =>
        lacrar(work, request.ator, body.onde),
      )
      return { codigo, situacao: await situacaoDa(deps) }
    },
    'POST /api/seguranca/emergencia/retirar': ({ body, request }) => {
      requireSenhaConfirmada(request.ator, clock.agora())
      return writeAndReply(
        deps,
        request,
        (work) => retirar(work, request.ator, body.motivo),
        () => situacaoDa(deps),
      )
    },
  }
}

async function situacaoDa({ db, clock, config }: Deps): Promise<Emergencia> {
  const [acesso, usos] = await Promise.all([
    db
      .selectFrom('acessoEmergencia as a')
      .leftJoin('usuario as u', 'u.id', 'a.lacradoPor')
      .select(['a.lacradoEm', 'a.guardadoEm', 'u.nome as por'])
      .where('a.resumo', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('acessoEmergenciaUso as x')
      .innerJoin('sessao as s', 's.id', 'x.sessaoId')
      .select(['x.id', 'x.em', 'x.ate', 'x.motivo', 's.ip', 's.encerradaEm'])
      .orderBy('x.id', 'desc')
      .limit(USOS_MOSTRADOS)
      .execute(),
  ])
  const agora = isoDe(clock.agora())
  return {
    lacre:
      acesso?.lacradoEm && acesso.guardadoEm
        ? { em: acesso.lacradoEm, por: acesso.por, onde: acesso.guardadoEm }
        : null,
    horas: config.emergenciaHoras,
    usos: usos.map(({ encerradaEm, ate, ...uso }) => ({
      ...uso,
      ate: encerradaEm ?? ate,
      encerrada: encerradaEm !== null || ate <= agora,
    })),
  }
}
