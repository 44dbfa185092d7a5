import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { tiposDeCobertura } from '@rh/domain/processos/ferias/campos'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { filterOptions } from '../../../ui/form/inputs/filter-options.ts'
import { FieldText } from '../../../ui/form/FieldText.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useField, useSetFields } from '../../../ui/form/use-field.ts'
import type { Fracao } from '../../../ui/calendario/tipos.ts'
import { quemPode, type Candidato } from './cobertura.ts'
import { quantosDias } from '../textos.ts'
import type { Opcoes } from '../registro.ts'

const Opcao = styled('label')(({ theme, theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 4,
  padding: '4px 12px 4px 2px',
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&[data-escolhida="true"]': {
    backgroundColor: `color-mix(in srgb, ${vars.palette.primary.main} 10%, ${vars.palette.background.paper})`,
  },
  '&[data-pode="false"]': { cursor: 'default' },
  '& strong': { display: 'block', fontSize: '0.875rem', fontWeight: 600 },
  '&[data-pode="false"] strong': { color: vars.palette.text.secondary },
  '& small': { display: 'block', fontSize: '0.75rem', color: vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > [data-fim]': { gridColumn: 2, marginTop: 4 },
  },
}))

interface QuemCobreProps {
  /** `fracoes.0` */
  readonly prefix: string
  readonly nome: string
  readonly fracao: Fracao
  readonly trabalho: readonly string[]
  readonly pessoas: Opcoes['cobertura']
}

/** Shown before anybody is looked for. */
const A_VISTA = 3

/** Who does the work meanwhile: the free first, then the others with the reason, then nobody. */
export function QuemCobre({ prefix, nome, fracao, trabalho, pessoas }: QuemCobreProps) {
  const id = useId()
  const tipo = useField({ source: `${prefix}.cobertura`, label: 'Cobertura' })
  const pessoa = useField({ source: `${prefix}.colaboradorId`, label: 'Quem cobre' })
  const setFields = useSetFields()
  const [trocando, setTrocando] = useState(false)
  const candidatos = quemPode(pessoas, fracao, trabalho)
  const escolhido = candidatos.find(({ id: dele }) => dele === pessoa.field.value)
  const semCobertura = tipo.field.value === 'sem_cobertura'
  const fechado = (escolhido !== undefined || semCobertura) && !trocando
  const escolher = (cobertura: string, colaboradorId: number | null): void => {
    setFields({ [tipo.field.name]: cobertura, [pessoa.field.name]: colaboradorId })
    setTrocando(false)
  }
  const erro = pessoa.frame.error ?? tipo.frame.error
  // A finding about either is answered here.
  const inputRef = (input: HTMLInputElement | null): void => {
    tipo.field.ref(input)
    pessoa.field.ref(input)
  }
  const radio = { name: id, trabalho: trabalho.length, onEscolher: escolher }
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-titulo`}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography id={`${id}-titulo`} variant="subtitle2" component="p">
          Quem cobre a {nome.toLowerCase()} · {quantosDias(trabalho.length)} de trabalho
        </Typography>
        {!escolhido && !semCobertura && <StatusChip label="Falta escolher" tone="warning" />}
        {fechado && (
          <Button
            size="small"
            sx={{ ml: 'auto' }}
            aria-label={`Trocar quem cobre a ${nome.toLowerCase()}`}
            onClick={() => setTrocando(true)}
          >
            Trocar
          </Button>
        )}
      </Box>
      {fechado ? (
        escolhido && (
          <>
            <Pessoa {...radio} candidato={escolhido} marcada inputRef={inputRef} />
            <ComoCobre tipo={tipo.field} />
          </>
        )
      ) : (
        <Pessoas {...radio} candidatos={candidatos} escolhido={escolhido?.id} inputRef={inputRef} />
      )}
      {(!fechado || semCobertura) && (
        <Linha
          {...radio}
          titulo={tiposDeCobertura.sem_cobertura}
          detalhe="Diga quem do cliente autorizou e por quê."
          marcada={semCobertura}
          inputRef={fechado ? inputRef : null}
          onMarcar={() => escolher('sem_cobertura', null)}
        />
      )}
      {semCobertura && (
        <Box sx={{ pl: { sm: 5 }, pt: 1 }}>
          <TextInput
            source={`${prefix}.motivo`}
            label="Quem do cliente autorizou, e por quê"
            maxLength={200}
          />
        </Box>
      )}
      {erro && (
        <FormHelperText component="div" error>
          <FieldText error={erro} />
        </FormHelperText>
      )}
    </Box>
  )
}

/** A substitute leaves work of their own; a folguista is kept for days off. */
const ComoCobre = ({ tipo: { name, value, onChange } }: ComoCobreProps) => (
  <FormControlLabel
    sx={{ pl: { sm: 4 } }}
    label={
      <Typography variant="body2" component="span">
        É folguista: cobre folgas e férias
      </Typography>
    }
    control={
      <Checkbox
        size="small"
        name={`${name}.folguista`}
        checked={value === 'folguista'}
        onChange={({ target }) => onChange(target.checked ? 'folguista' : 'substituto')}
      />
    }
  />
)

interface ComoCobreProps {
  readonly tipo: Pick<ReturnType<typeof useField>['field'], 'name' | 'value' | 'onChange'>
}

interface DasOpcoes {
  readonly name: string
  /** Days of work of the fraction. */
  readonly trabalho: number
  readonly onEscolher: (cobertura: string, colaboradorId: number | null) => void
  readonly inputRef: Ref<HTMLInputElement>
}

interface PessoasProps extends DasOpcoes {
  readonly candidatos: readonly Candidato[]
  readonly escolhido: number | undefined
}

/** The first of them; all, with a search, once they are asked for. */
function Pessoas({ candidatos, escolhido, inputRef, ...resto }: PessoasProps) {
  const [todas, setTodas] = useState(false)
  const [busca, setBusca] = useState('')
  if (candidatos.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ py: 1 }}>
        Ninguém do mesmo cargo neste contrato.
      </Typography>
    )
  const achadas = new Set(
    filterOptions(
      candidatos.map(({ id, nome }) => ({ value: id, label: nome })),
      busca,
    ).map(({ value }) => value),
  )
  const visiveis = todas ? candidatos.filter(({ id }) => achadas.has(id)) : candidatos.slice(0, A_VISTA)
  return (
    <>
      {todas && candidatos.length > 2 * A_VISTA && (
        <TextField
          size="small"
          fullWidth
          sx={{ my: 1 }}
          placeholder="Buscar por nome"
          value={busca}
          onChange={({ target }) => setBusca(target.value)}
          slotProps={{ htmlInput: { 'aria-label': 'Buscar quem cobre' } }}
        />
      )}
      <Box sx={{ maxHeight: 360, overflowY: 'auto' }}>
        {visiveis.map((candidato, i) => (
          <Pessoa
            key={candidato.id}
            {...resto}
            candidato={candidato}
            marcada={candidato.id === escolhido}
            inputRef={i === 0 ? inputRef : null}
          />
        ))}
        {visiveis.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ py: 1 }}>
            Ninguém com esse nome.
          </Typography>
        )}
      </Box>
      {!todas && candidatos.length > A_VISTA && (
        <Button size="small" onClick={() => setTodas(true)} sx={{ my: 0.5 }}>
          Ver todas as {candidatos.length} pessoas
        </Button>
      )}
    </>
  )
}

interface PessoaProps extends DasOpcoes {
  readonly candidato: Candidato
  readonly marcada: boolean
}

const Pessoa = ({ candidato, trabalho, onEscolher, ...resto }: PessoaProps) => (
  <Linha
    {...resto}
    titulo={candidato.nome}
    detalhe={candidato.porQue ?? `Livre em todos os dias · ${candidato.detalhe}`}
    pode={candidato.porQue === null}
    fim={
      <StatusChip
        label={`${candidato.livres} de ${quantosDias(trabalho)}`}
        tone={candidato.porQue === null ? 'success' : 'default'}
      />
    }
    onMarcar={() => onEscolher('substituto', candidato.id)}
  />
)

interface LinhaProps {
  readonly name: string
  readonly titulo: string
  readonly detalhe: string
  readonly marcada: boolean
  readonly pode?: boolean
  readonly fim?: ReactNode
  readonly inputRef: Ref<HTMLInputElement>
  readonly onMarcar: () => void
}

const Linha = ({ name, titulo, detalhe, marcada, pode = true, fim, inputRef, onMarcar }: LinhaProps) => (
  <Opcao data-escolhida={marcada} data-pode={pode}>
    <Radio
      size="small"
      name={name}
      checked={marcada}
      disabled={!pode && !marcada}
      onChange={onMarcar}
      slotProps={{ input: { ref: inputRef } }}
    />
    <span>
      <strong>{titulo}</strong>
      <small>{detalhe}</small>
    </span>
    {fim && <span data-fim>{fim}</span>}
  </Opcao>
)
