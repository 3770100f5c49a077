interface Props {
  name: string
  label: string
  value: string
  options: [value: string, label: string][]
}

export function Choice({ name, label, value, options }: Props) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
