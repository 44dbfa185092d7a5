import { formularioFerias } from '@rh/domain/processos/ferias/formulario'
import { formatDate } from '../../lib/format.ts'
import { defineFolhaDaTela } from '../processo/form/formulario.ts'
import { Campos } from './form/Campos.tsx'
import { Esqueleto } from './form/Esqueleto.tsx'
import { temSaldo } from './form/opcoes.ts'
import { perguntados } from './form/perguntados.ts'
import type { Opcoes, Simulacao as Simulada } from './registro.ts'
import { Simulacao } from './form/Simulacao.tsx'

/** Why there are no days to ask for yet; null where there are. */
export function semFerias({ periodos }: Pick<Opcoes, 'periodos'>) {
  if (periodos.some(temSaldo)) return null
  const emFormacao = periodos.find(({ completo }) => !completo)
  return {
    title: 'Sem férias para marcar',
    text: emFormacao
      ? `O período que começou em ${formatDate(emFormacao.aquisitivoInicio)} completa em ${formatDate(emFormacao.aquisitivoFim)}. Antes disso, só férias coletivas (CLT art. 140).`
      : 'Esta pessoa ainda não tem período aquisitivo.',
  }
}

/** The sheet on which a vacation is asked for, and put right. */
export const folha = defineFolhaDaTela<Opcoes, Simulada>({
  ...formularioFerias.folha,
  titulo: (nome) => `Marcar férias de ${nome}`,
  enviar: 'Pedir férias',
  Campos,
  cartoes: true,
  Esqueleto,
  vazia: semFerias,
  Simulacao,
  perguntados,
})
