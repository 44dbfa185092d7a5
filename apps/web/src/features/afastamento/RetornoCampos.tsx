import { DateInput } from '../../ui/form/inputs/DateInput.tsx'

/** When the person came back, and the exam that found them fit, where one is due. */
export const RetornoCampos = () => (
  <>
    <DateInput
      source="retorno"
      label="Primeiro dia de volta"
      helper="Em branco, o dia seguinte ao último dia fora."
      opcional
      cols={6}
    />
    <DateInput
      source="exameEm"
      label="Exame de retorno, apto, em"
      helper="Só se o exame é devido e ainda não foi registrado."
      opcional
      cols={6}
    />
  </>
)
