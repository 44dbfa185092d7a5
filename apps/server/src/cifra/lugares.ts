import { emSnake } from '@rh/domain/colaborador/trilha'
import type { CampoCifrado } from '@rh/domain/privacidade/cifrados'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import type { Lugar } from './valores.ts'

// Where encrypted values belong. Changing one of these is losing what was kept by it.

/** A field of a person's account. */
export const lugarDaConta = (pessoaId: number, campo: CampoCifrado): Lugar => ({
  tabela: 'pessoa',
  registro: pessoaId,
  campo: emSnake(campo),
})

/** A field of a process: the form, its history and what a candidate answers share it. */
export const lugarDoCampo = (processoId: number, { etapa, campo }: EnderecoDoCampo): Lugar => ({
  tabela: 'processo',
  registro: processoId,
  campo: etapa === undefined ? campo : `${etapa}.${campo}`,
})

/** The first rows of a spreadsheet that is coming in. */
export const lugarDaAmostra = (importacaoId: number): Lugar => ({
  tabela: 'importacao',
  registro: importacaoId,
  campo: 'amostra',
})

/** Whom a secret of a second factor is encrypted for. */
export const donoDoFator = (usuarioId: number): string => `usuario:${usuarioId}`
