import { endereco } from '@rh/domain/campos/pessoa'
import { Campo } from '../../../ui/form/Campo.tsx'
import { PeloCep } from '../../processo/form/PeloCep.tsx'

export const EnderecoCampos = () => (
  <>
    <PeloCep de={endereco} />
    <Campo de={endereco.cep} cols={3} />
    <Campo de={endereco.tipoLogradouro} cols={3} placeholder="Rua, avenida…" />
    <Campo de={endereco.logradouro} cols={6} placeholder="Nome, sem o tipo" />
    <Campo de={endereco.numero} cols={3} />
    <Campo de={endereco.complemento} cols={4} />
    <Campo de={endereco.bairro} cols={5} />
    <Campo de={endereco.municipio} cols={9} />
    <Campo de={endereco.uf} cols={3} />
  </>
)
