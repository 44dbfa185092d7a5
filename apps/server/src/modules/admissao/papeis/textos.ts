import { formatCpf } from '@rh/domain/br/mascaras'
import {
  adicionalEscrito,
  empresaDe as empresa,
  enderecoEscrito,
  jornadaEscrita,
  porExtenso,
} from '../../../papeis/textos.ts'
import type { FatosDoPapel } from './fatos.ts'

type Fatos = FatosDoPapel

export const enderecoDe = ({ dados }: Fatos): string => enderecoEscrito(dados.endereco)

export const pessoaDe = (fatos: Fatos): string => {
  const { pessoais, documentos } = fatos.dados
  return (
    `${pessoais.nome}, CPF ${formatCpf(pessoais.cpf)}, identidade ${documentos.rg} ` +
    `${documentos.rgOrgao}/${documentos.rgUf}, residente em ${enderecoDe(fatos)}`
  )
}

export const empresaDe = ({ timbre }: Fatos): string => empresa(timbre)

export const salarioPorExtenso = ({ dados: { vaga } }: Fatos): string => porExtenso(vaga.salarioCentavos)

export const jornadaDe = ({ posto }: Fatos): string => jornadaEscrita(posto)

export const adicionalDe = ({ posto }: Fatos): string => adicionalEscrito(posto)

export const lugarDe = ({ timbre, posto }: Fatos): string => timbre.municipio ?? posto.municipio
