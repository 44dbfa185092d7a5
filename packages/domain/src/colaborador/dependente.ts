import { z } from 'zod'
import { data } from '../br/campos.ts'
import { formatData } from '../br/data.ts'
import { conjuges, filhosEEquiparados } from '../codigos/parentescos.ts'
import { dependente } from '../campos/dependente.ts'
import { shapeDe } from '../campos/schema.ts'
import {
  fimDaCota,
  IDADE_SEM_SALARIO_FAMILIA,
  isDependenteElegivel,
} from '../regras/beneficios/salario-familia.ts'
import { somarAnos } from '../regras/calendario/datas.ts'

/** What is known of a dependant (eSocial S-2200, `dependente`). */
export const dadosDoDependente = z.strictObject({ ...shapeDe(dependente), inicio: data })
export type DadosDoDependente = z.output<typeof dadosDoDependente>

export interface DependenteFatos {
  readonly hoje: string
  readonly cpfDoColaborador: string
  /** The person's other dependants in force. */
  readonly outros: readonly { readonly cpf: string | null; readonly parentesco: string }[]
}

/** Last day of the quota of a child, or null without an end (Lei 8.213/1991 arts. 65 and 66). */
export const salarioFamiliaAte = ({
  nascimento,
  incapaz,
}: Pick<DadosDoDependente, 'nascimento' | 'incapaz'>): string | null =>
  incapaz ? null : fimDaCota(nascimento)

const entre = (lista: readonly string[], codigo: string): boolean => lista.includes(codigo)

/** What is wrong with a dependant, by field; empty when nothing is. */
export function errosDoDependente(
  dados: DadosDoDependente,
  { hoje, cpfDoColaborador, outros }: DependenteFatos,
): Partial<Record<keyof DadosDoDependente, string>> {
  const { cpf: seu, nascimento, parentesco } = dados
  return {
    ...(nascimento > hoje && { nascimento: 'O nascimento não pode ser no futuro' }),
    ...(dados.inicio < nascimento && { inicio: 'Não pode começar antes do nascimento' }),
    ...(dados.impostoRenda && !seu && { cpf: 'Para o imposto de renda o CPF é obrigatório' }),
    ...(seu === cpfDoColaborador && { cpf: 'Este é o CPF do próprio colaborador' }),
    ...(seu && outros.some((outro) => outro.cpf === seu) && { cpf: 'Este CPF já está em outro dependente' }),
    ...(entre(conjuges, parentesco) &&
      outros.some((outro) => entre(conjuges, outro.parentesco)) && {
        parentesco: 'Já há cônjuge ou companheiro(a): encerre o anterior primeiro',
      }),
    ...(dados.salarioFamilia && salarioFamiliaErro(dados, hoje)),
  }
}

function salarioFamiliaErro(
  dados: DadosDoDependente,
  hoje: string,
): Pick<Partial<Record<keyof DadosDoDependente, string>>, 'salarioFamilia'> {
  if (!entre(filhosEEquiparados, dados.parentesco))
    return { salarioFamilia: 'Só filhos e equiparados dão salário-família' }
  if (isDependenteElegivel(dados.nascimento, hoje, dados.incapaz) || dados.nascimento > hoje) return {}
  return {
    salarioFamilia: `Completou 14 anos em ${formatData(somarAnos(dados.nascimento, IDADE_SEM_SALARIO_FAMILIA))}`,
  }
}
