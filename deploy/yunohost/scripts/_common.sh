#!/bin/bash

# The version that the manifest names, in an environment of its own.
install_package() {
    ynh_exec_as_app python3 -m venv --clear "$install_dir/venv"
    ynh_hide_warnings ynh_exec_as_app "$install_dir/venv/bin/pip" install --quiet \
        "archrivals[server]==$(ynh_app_upstream_version)"
}

configure() {
    ynh_config_add --template="settings.env" --destination="$install_dir/settings.env"
    chown "$app:$app" "$install_dir/settings.env"
    chmod 400 "$install_dir/settings.env"
    ynh_config_add_systemd
    yunohost service add "$app" --description="Archrivals"
    ynh_config_add_nginx
}

start() {
    ynh_systemctl --service="$app" --action="start"
}
