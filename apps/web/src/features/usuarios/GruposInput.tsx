import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { gruposComEscopo, isEscopado, type Grupo, rotuloDoGrupo } from '@rh/domain/setores/grupos'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { ADMINISTRADOR, gruposPorSetor, setoresDoGrupo } from '@rh/domain/usuarios/aberturas'
import { useId } from 'react'
import { useField, useFieldValue } from '../../ui/form/use-field.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { abertasATodosEmTexto, aberturaEmTexto } from './aberturas.ts'

const Card = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: '14px 16px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  '&[data-on="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.05)`,
  },
  '& legend': { float: 'left', display: 'flex', alignItems: 'center', gap: 8, fontWeight: 700, padding: 0 },
  '& legend + *': { clear: 'both' },
}))

const Row = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  marginInlineStart: -9,
  cursor: 'pointer',
})

/** Which groups a user is in, sector by sector, each with what it opens. */
export function GruposInput() {
  const { field, frame } = useField({ source: 'grupos', label: 'Grupos' })
  const grupos = (field.value ?? []) as readonly Grupo[]
  const isAdministrador = grupos.includes(ADMINISTRADOR)
  const toggle = (grupo: Grupo): void =>
    field.onChange(grupos.includes(grupo) ? grupos.filter((g) => g !== grupo) : [...grupos, grupo])
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
      <Card data-on={isAdministrador}>
        <legend>
          <Icon name="admin" size={20} />
          Todos os setores
        </legend>
        <Linha
          grupo={ADMINISTRADOR}
          marcado={isAdministrador}
          onToggle={toggle}
          inputRef={field.ref}
          texto="Abre os oito setores, os cadastros e esta tela de usuários. Dê a poucas pessoas."
        />
      </Card>
      <Escopo grupos={grupos} />
      <Typography variant="body2" color="textSecondary">
        {abertasATodosEmTexto()}
      </Typography>
      <Box
        sx={{ columns: '280px', columnGap: '16px', '& > *': { breakInside: 'avoid', mb: 2, width: '100%' } }}
      >
        {gruposPorSetor.map(({ setor, grupos: doSetor }) => (
          <Card key={setor} data-on={doSetor.some((grupo) => grupos.includes(grupo))}>
            <legend>
              <Icon name={setorOf(setor).icon} size={20} />
              {setorOf(setor).label}
            </legend>
            {doSetor.map((grupo) => (
              <Linha
                key={grupo}
                grupo={grupo}
                marcado={grupos.includes(grupo)}
                onToggle={toggle}
                texto={textoDo(grupo, setor)}
              />
            ))}
          </Card>
        ))}
      </Box>
      {frame.error && (
        <Typography color="error" variant="caption">
          {frame.error}
        </Typography>
      )}
    </Box>
  )
}

/** What the group opens here, and where else it counts: a group is one, whatever the sector it is chosen in. */
function textoDo(grupo: Grupo, setor: SetorSlug): string {
  const outros = setoresDoGrupo(grupo).filter((slug) => slug !== setor)
  return [
    aberturaEmTexto(grupo, setor),
    (gruposComEscopo as readonly Grupo[]).includes(grupo) && 'Só dos contratos escolhidos.',
    outros.length > 0 && `Vale também em ${outros.map((slug) => setorOf(slug).label).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

interface LinhaProps {
  readonly grupo: Grupo
  readonly marcado: boolean
  readonly texto: string
  readonly onToggle: (grupo: Grupo) => void
  readonly inputRef?: (element: HTMLInputElement | null) => void
}

function Linha({ grupo, marcado, texto, onToggle, inputRef }: LinhaProps) {
  const id = useId()
  const ids = { nome: `${id}-nome`, texto: `${id}-texto` }
  return (
    <Row>
      <Checkbox
        checked={marcado}
        onChange={() => onToggle(grupo)}
        slotProps={{
          input: {
            'aria-labelledby': ids.nome,
            'aria-describedby': ids.texto,
            name: 'grupos',
            ...(inputRef && { ref: inputRef }),
          },
        }}
      />
      <Box sx={{ py: 1 }}>
        <Typography id={ids.nome} variant="body2" component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {rotuloDoGrupo(grupo)}
        </Typography>
        <Typography
          id={ids.texto}
          variant="caption"
          component="span"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.4 }}
        >
          {texto}
        </Typography>
      </Box>
    </Row>
  )
}

/** A scoped person without contracts would sign in to empty lists. */
function Escopo({ grupos }: { readonly grupos: readonly Grupo[] }) {
  const contratos = (useFieldValue('contratoIds') ?? []) as readonly number[]
  if (!isEscopado(grupos)) return null
  return contratos.length === 0 ? (
    <Alert severity="warning" icon={<Icon name="alerta" />}>
      Gestor e Assistente Gestor veem só as pessoas dos contratos escolhidos, e ainda não há nenhum: escolha
      em Contratos, ou as listas ficarão vazias.
    </Alert>
  ) : (
    <Alert severity="info" icon={<Icon name="info" />}>
      {contratos.length === 1
        ? 'Verá só as pessoas do contrato escolhido.'
        : `Verá só as pessoas dos ${contratos.length} contratos escolhidos.`}
    </Alert>
  )
}
