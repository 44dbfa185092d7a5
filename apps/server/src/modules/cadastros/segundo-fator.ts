import { exigencias, exigeSegundoFator, type Exigencia } from '@rh/domain/acesso/segundo-fator'
import { ADMINISTRADOR } from '@rh/domain/usuarios/aberturas'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { hasFator, segurancaDe } from '../auth/fator/fatores.ts'
import { exigirSenhaDaqui } from '../auth/metodo.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'

/**
 * Says of whom a second factor is asked, from their next entry on, and tells the other administrators. Whoever asks it of
 * themselves has one already: a company does not lock itself out with an app that nobody has tried.
 */
export async function mudarSegundoFator(
  { alertas, config }: Deps,
  work: UnitOfWork,
  ator: Ator,
  exigencia: Exigencia,
): Promise<void> {
  exigirSenhaDaqui(config)
  requireSenhaConfirmada(ator, work.agora)
  if (exigeSegundoFator(exigencia, ator.grupos) && !hasFator(await segurancaDe(work.tx, ator, null)))
    throw failure('transicao_invalida', {
      mensagem: 'Você mesmo ainda não tem segundo passo.',
      acao: 'Cadastre o seu no perfil, em Segurança, e depois exija o dos outros.',
    })
  const { numUpdatedRows } = await work.tx
    .updateTable('empresa')
    .set({ segundoFator: exigencia })
    .where('segundoFator', '<>', exigencia)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const administradores = await pessoasDosGrupos(work.tx, [ADMINISTRADOR], [])
  await alertas.avisar(work, {
    usuarioIds: administradores.filter((id) => id !== ator.id),
    assunto: 'sistema',
    icone: 'warning',
    texto: `${ator.nome} mudou de quem a empresa exige o segundo passo: ${exigencias[exigencia].label.toLowerCase()}.`,
  })
}
