import { camposDoBloco, type Bloco } from '@rh/domain/colaborador/blocos'
import type { ReactNode } from 'react'
import { Campo } from '../../ui/form/Campo.tsx'
import { PeloCep } from '../processo/form/PeloCep.tsx'
import { NascimentoCampos } from '../../ui/form/NascimentoCampos.tsx'

const { pessoais, endereco, documentos, bancarios } = camposDoBloco

/** The inputs of each part of the person's data. */
export const inputsDoBloco: Readonly<Record<Bloco, ReactNode>> = {
  pessoais: (
    <>
      <Campo de={pessoais.nome} cols={7} />
      <Campo de={pessoais.nomeSocial} cols={5} />
      <Campo de={pessoais.nascimento} cols={4} />
      <Campo de={pessoais.sexo} cols={4} />
      <Campo de={pessoais.estadoCivil} cols={4} />
      <Campo de={pessoais.racaCor} cols={4} helper="Autodeclarada." />
      <Campo de={pessoais.grauInstrucao} cols={8} />
      <Campo de={pessoais.deficiencia} cols={12} />
      <NascimentoCampos de={pessoais} semPais />
      <Campo de={pessoais.mae} cols={6} />
      <Campo de={pessoais.pai} cols={6} />
      <Campo de={pessoais.telefone} cols={5} />
      <Campo de={pessoais.email} cols={7} />
    </>
  ),
  endereco: (
    <>
      <PeloCep de={endereco} />
      <Campo de={endereco.cep} cols={3} />
      <Campo de={endereco.tipoLogradouro} cols={3} />
      <Campo de={endereco.logradouro} cols={6} />
      <Campo de={endereco.numero} cols={3} />
      <Campo de={endereco.complemento} cols={3} />
      <Campo de={endereco.bairro} cols={6} />
      <Campo de={endereco.uf} cols={3} />
      <Campo de={endereco.municipio} cols={9} />
    </>
  ),
  documentos: (
    <>
      <Campo de={documentos.rg} cols={4} />
      <Campo de={documentos.rgOrgao} cols={4} />
      <Campo de={documentos.rgUf} cols={4} />
      <Campo de={documentos.rgEmissao} cols={4} />
      <Campo de={documentos.pis} cols={4} />
      <Campo de={documentos.tituloEleitor} cols={4} />
      <Campo de={documentos.reservista} cols={4} />
      <Campo de={documentos.cnh} cols={4} />
      <Campo de={documentos.cnhCategoria} cols={4} />
      <Campo de={documentos.cnhValidade} cols={4} />
    </>
  ),
  bancarios: (
    <>
      <Campo de={bancarios.banco} cols={8} />
      <Campo de={bancarios.contaTipo} cols={4} />
      <Campo de={bancarios.agencia} cols={3} />
      <Campo de={bancarios.conta} cols={4} />
      <Campo de={bancarios.contaDigito} curto cols={2} />
      <Campo de={bancarios.pix} cols={3} />
    </>
  ),
}
