import { alerta, bloqueio } from '../../achado.ts'
import { diasEntre } from '../../regras/calendario/datas.ts'
import { dizerLimite } from '../../registros/limites.ts'
import type { Rule } from './rule.ts'

/** Asked when the admission is sent: what is being judged does not become late by itself. */
export const antecedencia: Rule = ({ leitura: { parciais }, fatos: { hoje, limites } }) => {
  const { dataPrevista } = parciais.vaga
  if (!dataPrevista) return []
  const onde = { etapa: 'vaga', campo: 'dataPrevista' }
  const faltam = diasEntre(hoje, dataPrevista)
  if (-faltam > limites.retroativoDias)
    return [
      bloqueio(
        'retroativa_demais',
        limites.retroativoDias === 0
          ? 'A empresa não aceita admissão com início em data passada.'
          : `O início pode ficar no máximo ${dizerLimite('admissao.retroativo', limites.retroativoDias)} atrás: é o limite da empresa.`,
        onde,
      ),
    ]
  return faltam < limites.antecedenciaDias
    ? [
        alerta(
          'antecedencia_curta',
          `A empresa pede ${dizerLimite('admissao.antecedencia', limites.antecedenciaDias)} de antecedência entre o envio e o início.`,
          onde,
        ),
      ]
    : []
}
