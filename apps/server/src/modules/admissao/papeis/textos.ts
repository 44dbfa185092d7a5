import { formatCep, formatCpf } from '@rh/domain/br/documentos'
import { logradouros } from '@rh/domain/codigos/logradouros'
import { empresaDe as empresa, porExtenso } from '../../../papeis/textos.ts'
import type { FatosDoPapel } from './fatos.ts'

type Fatos = FatosDoPapel

export const enderecoDe = ({ dados: { endereco } }: Fatos): string =>
  [
    `${logradouros[endereco.tipoLogradouro]} ${endereco.logradouro}, ${endereco.numero}`,
    endereco.complemento,
    endereco.bairro,
    `${endereco.municipio}/${endereco.uf}`,
    `CEP ${formatCep(endereco.cep)}`,
  ]
    .filter(Boolean)
    .join(', ')

export const pessoaDe = (fatos: Fatos): string => {
  const { pessoais, documentos } = fatos.dados
  return (
    `${pessoais.nome}, CPF ${formatCpf(pessoais.cpf)}, identidade ${documentos.rg} ` +
    `${documentos.rgOrgao}/${documentos.rgUf}, residente em ${enderecoDe(fatos)}`
  )
}

export const empresaDe = ({ timbre }: Fatos): string => empresa(timbre)

export const salarioPorExtenso = ({ dados: { vaga } }: Fatos): string => porExtenso(vaga.salarioCentavos)

const hora = (valor: string): string => valor.slice(0, 5)
export const jornadaDe = ({ posto }: Fatos): string =>
  `${posto.escala}: das ${hora(posto.entrada)} às ${hora(posto.saida)}, com ${posto.intervaloMinutos} minutos de ` +
  `intervalo, ${posto.horasSemanais.toLocaleString('pt-BR')} horas semanais`

export function adicionalDe({ posto }: Fatos): string {
  if (posto.periculosidade) return 'Periculosidade, 30% do salário-base (CLT art. 193)'
  return posto.insalubridade > 0
    ? `Insalubridade, ${posto.insalubridade}% do salário mínimo (CLT art. 192)`
    : 'Nenhum'
}

export const lugarDe = ({ timbre, posto }: Fatos): string => timbre.municipio ?? posto.municipio
