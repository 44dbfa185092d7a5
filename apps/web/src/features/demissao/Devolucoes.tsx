import { situacoesDaPeca } from '@rh/domain/processos/demissao/demissao'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatDate } from '../../lib/format.ts'
import { ArrayInput } from '../../ui/form/inputs/ArrayInput.tsx'
import { FormGrid } from '../../ui/form/FormGrid.tsx'
import { MoneyInput } from '../../ui/form/inputs/NumberInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../ui/form/use-field.ts'
import { LocalOpcional } from '../processo/estoque/SaidaCampos.tsx'
import type { Registro } from './registro.ts'

const situacoes = opcoesDe(situacoesDaPeca)

const INTEIRA: keyof typeof situacoesDaPeca = 'bom'
/** Charged for: it did not come back, or not whole (CLT art. 462 § 1º). */
const cobradas: readonly unknown[] = ['danificado', 'nao_devolvido']

const lado = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
  columnGap: 2,
  alignItems: 'center',
  m: 0,
  py: { xs: 1, sm: 0.75 },
  px: 0,
  minWidth: 0,
  border: 0,
  borderBottom: 1,
  borderColor: 'divider',
  // The piece names its row and the first one its column: the label is for those who hear it, and a line is
  // kept only for an error that is there.
  '& .MuiFormHelperText-root:not(.Mui-error)': { display: { sm: 'none' } },
  // A form draws the line of its last field under it: here that would put the field, or what is wrong in it, on the
  // border of the row.
  '&&& > div:last-child': { mb: 0 },
  '& .MuiFormControl-root > label': {
    position: { sm: 'absolute' },
    width: { sm: '1px' },
    height: { sm: '1px' },
    overflow: { sm: 'hidden' },
    clipPath: { sm: 'inset(50%)' },
  },
} as const

/** Piece by piece: how it came back, and what is charged where it did not. */
export function DevolucoesCampos({ registro: { pecas } }: { readonly registro: Registro }) {
  const setFields = useSetFields()
  return (
    <>
      {pecas?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1', mb: 2 }}>
          Nenhuma peça com esta pessoa.
        </Typography>
      )}
      {pecas && pecas.length > 1 && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() =>
              setFields(Object.fromEntries(pecas.map((_, i) => [`pecas.${i}.situacao`, INTEIRA])))
            }
          >
            Todas em bom estado
          </Button>
        </Box>
      )}
      {pecas?.map(({ entregaId, item, tamanho, quantidade, entregueEm }, i) => (
        <Box key={entregaId} component="fieldset" aria-label={item} sx={lado}>
          <Box sx={{ pb: { xs: 1, sm: 0 } }}>
            <Typography variant="subtitle2" component="p">
              {`${quantidade > 1 ? `${quantidade} × ` : ''}${item}${tamanho ? `, tamanho ${tamanho}` : ''}`}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              {`Entregue em ${formatDate(entregueEm)}`}
            </Typography>
          </Box>
          <FormGrid>
            <Situacao em={`pecas.${i}`} />
          </FormGrid>
        </Box>
      ))}
      {pecas && pecas.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1', mt: 2 }}>
          <LocalOpcional label="Em bom estado, voltam para" cols={12} />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1', mt: 2, mb: 1 }}>
        <Outros />
      </Box>
    </>
  )
}

const Outros = () => (
  <ArrayInput
    source="outros"
    item="Outro item"
    addLabel="Acrescentar outro item"
    blank={{ descricao: '', situacao: null, valorCentavos: null }}
    empty="Crachá, chaves e o que mais não estiver no cadastro."
    max={30}
  >
    {(prefix) => (
      <>
        <TextInput source={`${prefix}.descricao`} label="O que é" maxLength={80} />
        <Situacao em={prefix} />
      </>
    )}
  </ArrayInput>
)

function Situacao({ em }: { readonly em: string }) {
  const situacao = useFieldValue(`${em}.situacao`)
  return (
    <>
      <SelectInput
        source={`${em}.situacao`}
        label="Como voltou"
        placeholder="Como voltou"
        options={situacoes}
        cols={7}
      />
      {cobradas.includes(situacao) && (
        <MoneyInput
          source={`${em}.valorCentavos`}
          label="Cobrar"
          helper="Em branco, nada."
          opcional
          cols={5}
        />
      )}
    </>
  )
}
