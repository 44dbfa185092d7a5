import { recontratacoes } from '@rh/domain/regras/rescisao/pedido-tipos'
import { CheckboxInput, RadioInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { opcoesDe } from '../../../ui/form/inputs/option.ts'
import { TextareaInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { campos } from '../rotulos.ts'
import type { Pedidos } from './campos.ts'

/** Why, and what comes after. */
export const Depois = ({ pedidos }: { readonly pedidos: Pedidos }) => (
  <Section title="Por quê, e depois">
    <FormGrid>
      <TextareaInput
        source="motivo"
        label={campos.motivo}
        placeholder="O que levou ao desligamento"
        helper="Só lê quem pode pedir uma demissão."
        rows={2}
        maxLength={1000}
      />
      <CheckboxInput
        source="substituir"
        label={campos.substituir}
        helper="Depois da comunicação, oferece uma admissão já preenchida para este posto."
      />
      {pedidos.recontratacao && <RecontratacaoCampos comMotivo={pedidos.recontratacaoMotivo} />}
      <TextareaInput source="observacao" label={campos.observacao} rows={2} maxLength={500} opcional />
    </FormGrid>
  </Section>
)

/** Whether the company would have the person back; in the form, and where Rh says it later. */
export const RecontratacaoCampos = ({ comMotivo }: { readonly comMotivo: boolean }) => (
  <>
    <RadioInput
      source="recontratacao"
      label={campos.recontratacao}
      helper="Só o Rh e o Gerente Administrador leem. Numa admissão do mesmo CPF aparece “consulte o Rh”."
      options={opcoesDe(recontratacoes)}
      opcional
    />
    {comMotivo && (
      <TextareaInput
        source="recontratacaoMotivo"
        label={campos.recontratacaoMotivo}
        rows={2}
        maxLength={500}
      />
    )}
  </>
)
