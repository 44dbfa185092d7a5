import Typography from '@mui/material/Typography'
import { meses, tiposDeSindicato } from '@rh/domain/cadastros/sindicato'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { CnpjInput } from '../../../ui/form/inputs/MaskedInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { MunicipioInput, UfInput } from '../lugares.tsx'
import { opcoesDe, opcoesNumericas } from '../opcoes.ts'

export const SindicatoCampos = () => (
  <>
    <TextInput
      source="nome"
      label="Nome"
      maxLength={160}
      helper="Um novo nome vale a partir de hoje: o histórico guarda o que valia"
    />
    <CnpjInput source="cnpj" label="CNPJ" cols={6} />
    <SelectInput source="tipo" label="Tipo" cols={6} options={opcoesDe(tiposDeSindicato)} />
    <UfInput source="uf" label="Estado da sede" cols={6} />
    <SelectInput source="dataBaseMes" label="Data-base" cols={6} options={opcoesNumericas(meses)} />
    <Typography variant="subtitle2" component="h3" sx={{ gridColumn: '1 / -1', mt: 1 }}>
      Base territorial
    </Typography>
    <ArrayInput
      source="base"
      item="Lugar"
      addLabel="Acrescentar lugar"
      blank={{ uf: null, municipioIbge: null }}
      empty="Onde o sindicato representa os empregados."
      max={900}
    >
      {(prefix) => (
        <>
          <UfInput source={`${prefix}.uf`} label="Estado" cols={5} />
          <MunicipioInput
            source={`${prefix}.municipioIbge`}
            label="Município"
            cols={7}
            ufSource={`${prefix}.uf`}
            opcional
            helper="Vazio: o estado inteiro"
          />
        </>
      )}
    </ArrayInput>
  </>
)
