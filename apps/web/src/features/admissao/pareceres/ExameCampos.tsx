import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { resultadosExame } from '@rh/domain/processos/admissao/admissao'
import { validadeDoExame } from '@rh/domain/processos/admissao/paineis'
import { useQuery } from '@tanstack/react-query'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { RadioInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { opcoesDe } from '../../../ui/form/inputs/option.ts'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { formatDate } from '../../../lib/format.ts'
import { isData } from '../../../lib/time/dia.ts'
import { ExameBase } from '../../processo/ExameBase.tsx'
import { camposDoExame } from '../../processo/formatos.ts'
import { paineis, type Registro } from '../queries.ts'

const resultados = opcoesDe(resultadosExame)

/** The admission exam. What will stop the approval later is said now. */
export function ExameCampos({ registro }: { readonly registro: Registro }) {
  const inicio = registro.dados.vaga['dataPrevista']
  return (
    <>
      <ExameBase />
      <RadioInput source="resultado" label="Resultado" options={resultados} cols={6} />
      <Validade registro={registro} />
      <Avisos inicio={inicio} />
    </>
  )
}

/** Until when the ASO is good: offered from the risks of the post, as the physician may say otherwise. */
function Validade({ registro }: { readonly registro: Registro }) {
  const exame = useFieldValue('dataExame')
  const setFields = useSetFields()
  const { data } = useQuery(paineis.exame(registro.id))
  const sugerida = data && isData(exame) ? validadeDoExame(exame, data.risco) : null
  return (
    <DateInput
      source="validoAte"
      label={camposDoExame.validoAte.label}
      opcional
      cols={6}
      helper={
        sugerida && (
          <Link component="button" type="button" onClick={() => setFields({ validoAte: sugerida })}>
            Usar {formatDate(sugerida)} (NR-7)
          </Link>
        )
      }
    />
  )
}

function Avisos({ inicio }: { readonly inicio: unknown }) {
  const resultado = useFieldValue('resultado')
  const exame = useFieldValue('dataExame')
  const tarde = isData(inicio) && isData(exame) && exame > inicio
  const textos = [
    ...(resultado === 'inapto'
      ? [
          'Com resultado inapto a admissão não poderá ser aprovada. Se a pessoa não será admitida, use Mais ações › Reprovar.',
        ]
      : []),
    ...(tarde
      ? [`O exame precisa ser feito até o início, em ${formatDate(inicio)} (CLT art. 168; NR-7).`]
      : []),
  ]
  return textos.map((texto) => (
    <Alert
      key={texto}
      severity="warning"
      icon={<Icon name="alerta" />}
      sx={{ gridColumn: '1 / -1', mb: 1.5 }}
    >
      {texto}
    </Alert>
  ))
}
